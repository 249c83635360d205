import { Secret, TOTP } from 'otpauth'

/** What every authenticator app can do (RFC 6238). */
const SHAPE = { algorithm: 'SHA1', digits: 6, period: 30 } as const
const SECRET_BYTES = 20
/** Clocks of phones go wrong by that many steps. */
const WINDOW = 1

export interface NewTotp {
  bytes: Uint8Array
  /** For typing it in (base32). */
  secret: string
  /** For scanning it: otpauth://totp/… */
  uri: string
}

export function newTotp(label: { issuer: string; account: string }): NewTotp {
  const secret = new Secret({ size: SECRET_BYTES })
  const totp = new TOTP({ ...SHAPE, issuer: label.issuer, label: label.account, secret })
  return { bytes: secret.bytes, secret: secret.base32, uri: totp.toString() }
}

/** The time step that a code belongs to; null when it is the code of none that counts now. */
export function stepOfCode(bytes: Uint8Array, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const timestamp = now.getTime()
  const secret = new Secret({ buffer: Uint8Array.from(bytes).buffer })
  const delta = TOTP.validate({ ...SHAPE, token: code, secret, timestamp, window: WINDOW })
  return delta === null ? null : TOTP.counter({ period: SHAPE.period, timestamp }) + delta
}
