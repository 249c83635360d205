import {
  SettingsService,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers'
import type { AssertionAnswer, RegistrationAnswer } from './read-credential.ts'
import { KEY_ALGORITHMS, type RelyingParty } from './relying-party-policy.ts'

// We ask for no attestation and trust no maker of devices. Without roots there are no chains to follow either,
// so that no certificate that somebody sends can make this server fetch its list of revoked ones.
for (const identifier of ['android-key', 'android-safetynet', 'apple', 'mds'] as const) {
  SettingsService.setRootCertificates({ identifier, certificates: [] })
}

/** What is kept of a new key. */
export interface NewCredential {
  credentialId: string
  publicKey: Buffer
  signCount: number
  transports: string[]
  backupEligible: boolean
  backedUp: boolean
  aaguid: string
}

interface Expected {
  party: RelyingParty
  /** What had to be signed (base64url). */
  challenge: string
  /** Must the authenticator have checked that it is the owner (fingerprint, PIN)? Else a touch is enough. */
  ownerChecked: boolean
}

/** The key that a browser has made for us; null when anything about it is wrong. */
export async function verifyRegistration(
  answer: RegistrationAnswer,
  { party, challenge, ownerChecked }: Expected,
): Promise<NewCredential | null> {
  const { transports, ...response } = answer
  const verified = await attempt(() =>
    verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: ownOrigin(party, response.response.clientDataJSON),
      expectedRPID: party.id,
      requireUserVerification: ownerChecked,
      supportedAlgorithmIDs: KEY_ALGORITHMS,
    }),
  )
  if (!verified?.verified) return null
  const { credential, aaguid, credentialDeviceType, credentialBackedUp } = verified.registrationInfo
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    signCount: credential.counter,
    transports,
    backupEligible: credentialDeviceType === 'multiDevice',
    backedUp: credentialBackedUp,
    aaguid,
  }
}

export interface KnownCredential {
  credential_id: string
  public_key: Buffer
  sign_count: number
}

/**
 * What a signature by a known key says; null when anything about it is wrong, also when the key's counter did
 * not go on: then somebody has a copy of the device.
 */
export async function verifyAssertion(
  response: AssertionAnswer,
  known: KnownCredential,
  { party, challenge, ownerChecked }: Expected,
): Promise<{ signCount: number; backedUp: boolean } | null> {
  if (response.id !== known.credential_id) return null
  const verified = await attempt(() =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: ownOrigin(party, response.response.clientDataJSON),
      expectedRPID: party.id,
      requireUserVerification: ownerChecked,
      credential: {
        id: known.credential_id,
        publicKey: Uint8Array.from(known.public_key),
        counter: known.sign_count,
      },
    }),
  )
  if (!verified?.verified) return null
  const { newCounter, credentialBackedUp } = verified.authenticationInfo
  return { signCount: newCounter, backedUp: credentialBackedUp }
}

/** The origin that signed, if it is ours; else one that nothing equals. */
function ownOrigin(party: RelyingParty, clientDataJson: string): string {
  const { origin } = decodeClientDataJSON(clientDataJson)
  return typeof origin === 'string' && party.allows(origin) ? origin : `https://${party.id}.invalid`
}

/** The library throws for whatever is wrong with an answer, and does nothing but compute. */
async function attempt<Result>(verify: () => Promise<Result>): Promise<Result | null> {
  try {
    return await verify()
  } catch {
    return null
  }
}
