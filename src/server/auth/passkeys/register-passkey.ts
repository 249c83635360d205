import { CALL_BUDGETS } from '#server/auth/budget-policy.ts'
import { queueNotice } from '#server/auth/mailing/send-notice-job.ts'
import { generateRegistrationOptions } from '@simplewebauthn/server'
import { writeAudit } from '#server/auth/audit-store.ts'
import { requireAssurance } from '#server/auth/factors/check-assurance.ts'
import { requireNoGuest } from '#server/auth/factors/factor-policy.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import { fullNameOf } from '#server/auth/users/user-policy.ts'
import { lockUser, type UserRow } from '#server/auth/users/user-store.ts'
import { type AuthCall, deviceOf, type WireHead } from '#server/auth/wire/answer-call.ts'
import { readBearer } from '#server/auth/wire/read-bearer.ts'
import { AuthRefusal } from '#server/auth/wire/refusal-policy.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { CeremonyAnswer, CeremonyOffer, closeCeremony, openCeremony } from './answer-ceremony.ts'
import { insertCredential, readPasskeys } from './credential-store.ts'
import { PASSKEY_RULES, requirePasskeys } from './passkey-policy.ts'
import { Passkey, passkeyView } from './passkey-view.ts'
import { readRegistration } from './read-credential.ts'
import { KEY_ALGORITHMS } from './relying-party-policy.ts'
import { verifyRegistration } from './verify-credential.ts'

/** What the browser hands to the authenticator so that it makes a key for this person. */
export const offerPasskey: AuthCall = {
  name: 'auth.offer-passkey',
  method: 'POST',
  path: '/passkeys/registration/options',
  access: 'signed-in',
  summary: 'Start registering a passkey',
  spends: () => [CALL_BUDGETS.passkey],
  answers: { 200: CeremonyOffer },
  async run(auth, request) {
    const party = requirePasskeys(auth)
    const user = await readOwner(auth, request)
    const passkeys = await readPasskeys(auth.platform.db, user.id)
    if (passkeys.length >= PASSKEY_RULES.limit) throw new AuthRefusal('too_many_passkeys')
    const options = await generateRegistrationOptions({
      rpName: 'Mesob',
      rpID: party.id,
      userID: new TextEncoder().encode(user.id),
      userName: user.email ?? user.phone ?? fullNameOf(user.raw_user_meta_data),
      userDisplayName: fullNameOf(user.raw_user_meta_data),
      excludeCredentials: passkeys.map((row) => ({ id: row.credential_id, transports: row.transports })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestationType: 'none',
      supportedAlgorithmIDs: KEY_ALGORITHMS,
      timeout: PASSKEY_RULES.challenge,
    })
    return openCeremony(auth, user.id, options)
  },
}

/** Keeps the key that was made: it signs its owner in from now on. */
export const registerPasskey: AuthCall = {
  name: 'auth.register-passkey',
  method: 'POST',
  path: '/passkeys/registration/verify',
  access: 'signed-in',
  summary: 'Register a passkey',
  spends: () => [CALL_BUDGETS.passkey],
  takes: CeremonyAnswer,
  answers: { 200: Passkey },
  async run(auth, request) {
    const party = requirePasskeys(auth)
    const user = await readOwner(auth, request)
    const { answer, challenge } = await closeCeremony(auth, request.body, user.id, readRegistration)
    const made = await verifyRegistration(answer, { party, challenge, ownerChecked: true })
    if (!made) throw new AuthRefusal('webauthn_verification_failed')
    const passkey = await inTransaction(auth.platform.db, async (tx) => {
      await lockUser(tx, user.id)
      if ((await readPasskeys(tx, user.id)).length >= PASSKEY_RULES.limit) {
        throw new AuthRefusal('too_many_passkeys')
      }
      const added = await insertCredential(tx, { id: uuidv7(), userId: user.id, factorId: null }, made)
      if (!added) throw new AuthRefusal('webauthn_credential_exists')
      const traits = { passkey_id: added.id }
      await writeAudit(tx, 'passkey_created', user, { ip: deviceOf(request).ip, traits })
      await queueNotice(tx, auth, user, 'passkey_added')
      return added
    })
    return { status: 200, body: passkeyView(passkey) }
  },
}

/** @throws AuthRefusal as readBearer, no_authorization for guests, validation_failed, insufficient_aal */
async function readOwner(auth: Auth, request: WireHead): Promise<UserRow> {
  const { user, session } = await readBearer(auth, request)
  requireNoGuest(user)
  if (user.is_sso_user) {
    throw new AuthRefusal('validation_failed', { status: 422, message: 'SSO users cannot register passkeys' })
  }
  await requireAssurance(auth.platform.db, session, 403)
  return user
}
