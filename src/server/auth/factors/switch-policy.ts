import { relyingParty } from '#server/auth/passkeys/relying-party-policy.ts'
import type { Config } from '#server/platform/config.ts'
import type { FactorType } from './factor-store.ts'

/** May this kind of second factor be set up and used here? */
export function isSwitchedOn(config: Config, type: FactorType): boolean {
  switch (type) {
    case 'phone':
      return config.auth.phone
    case 'webauthn':
      return relyingParty(config.publicUrl) !== null
    case 'totp':
    case 'recovery_code':
      return config.auth.totp
  }
}
