import type { Auth } from '#server/auth/open-auth.ts'
import type { Config } from '#server/platform/config.ts'
import { AuthRefusal, invalid } from '#server/auth/wire/refusal-policy.ts'
import { type RelyingParty, relyingParty } from './relying-party-policy.ts'

export const PASSKEY_RULES = {
  limit: 10,
  nameMax: 120,
  /** Milliseconds. */
  challenge: 300_000,
} as const

/** Are they on, and does this site have the name that they need? */
export function arePasskeysOn(config: Config): boolean {
  return config.auth.passkeys && relyingParty(config.publicUrl) !== null
}

/** Whom passkeys are made for. @throws AuthRefusal passkey_disabled */
export function requirePasskeys({ platform: { config } }: Auth): RelyingParty {
  const party = relyingParty(config.publicUrl)
  if (!config.auth.passkeys || !party) throw new AuthRefusal('passkey_disabled')
  return party
}

/** @throws AuthRefusal validation_failed */
export function readPasskeyName(text: string): string {
  const name = text.trim()
  if (name === '') throw invalid('friendly_name is required')
  if ([...name].length > PASSKEY_RULES.nameMax) {
    throw invalid(`friendly_name must be ${PASSKEY_RULES.nameMax} characters or less`)
  }
  return name
}
