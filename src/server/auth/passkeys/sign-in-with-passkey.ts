import { CALL_BUDGETS } from '#server/auth/budget-policy.ts'
import { z } from 'zod'
import { requireHuman, withCaptcha } from '#server/auth/captcha/check-captcha.ts'
import { generateAuthenticationOptions } from '@simplewebauthn/server'
import { type Grant, openSession } from '#server/auth/sessions/open-session.ts'
import { AuthSession, sessionView } from '#server/auth/sessions/session-view.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import { isConfirmed } from '#server/auth/users/user-policy.ts'
import { lockUser } from '#server/auth/users/user-store.ts'
import type { Device } from '#server/auth/sessions/session-store.ts'
import { type AuthCall, deviceOf } from '#server/auth/wire/answer-call.ts'
import { AuthRefusal } from '#server/auth/wire/refusal-policy.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import { CeremonyAnswer, CeremonyOffer, closeCeremony, openCeremony } from './answer-ceremony.ts'
import { lockCredential, markCredentialUsed, readPasskeyByKey } from './credential-store.ts'
import { PASSKEY_RULES, requirePasskeys } from './passkey-policy.ts'
import { type AssertionAnswer, readAssertion } from './read-credential.ts'
import type { RelyingParty } from './relying-party-policy.ts'
import { verifyAssertion } from './verify-credential.ts'

/** What the browser hands to the authenticator: any passkey for this site, whosever it is. */
export const askPasskey: AuthCall = {
  name: 'auth.ask-passkey',
  method: 'POST',
  path: '/passkeys/authentication/options',
  access: 'anyone',
  summary: 'Start a sign-in with a passkey',
  spends: () => [CALL_BUDGETS.passkey],
  takes: withCaptcha(z.object({})),
  answers: { 200: CeremonyOffer },
  async run(auth, request) {
    const party = requirePasskeys(auth)
    await requireHuman(auth, request)
    const options = await generateAuthenticationOptions({
      rpID: party.id,
      userVerification: 'required',
      timeout: PASSKEY_RULES.challenge,
    })
    return openCeremony(auth, null, options)
  },
}

/** Signs in whoever the passkey belongs to. */
export const signInWithPasskey: AuthCall = {
  name: 'auth.sign-in-with-passkey',
  method: 'POST',
  path: '/passkeys/authentication/verify',
  access: 'anyone',
  summary: 'Sign in with a passkey',
  spends: () => [CALL_BUDGETS.passkey],
  takes: CeremonyAnswer,
  answers: { 200: AuthSession },
  async run(auth, request) {
    const party = requirePasskeys(auth)
    const { answer, challenge } = await closeCeremony(auth, request.body, null, readAssertion)
    const signed = { party, challenge, answer }
    const grant = await inTransaction(auth.platform.db, (tx) => signIn(tx, auth, signed, deviceOf(request)))
    return { status: 200, body: await sessionView(auth, grant) }
  },
}

/** The row of the key is locked (after its person's, as everywhere), so that its counter cannot be used twice. */
async function signIn(
  tx: Tx,
  auth: Auth,
  signed: { party: RelyingParty; challenge: string; answer: AssertionAnswer },
  device: Device,
): Promise<Grant> {
  const { party, challenge, answer } = signed
  const found = await readPasskeyByKey(tx, answer.id)
  const user = found && (await lockUser(tx, found.user_id))
  const known = found && (await lockCredential(tx, found.id))
  if (!user || !known) throw new AuthRefusal('webauthn_verification_failed')
  const used = await verifyAssertion(answer, known, { party, challenge, ownerChecked: true })
  if (!used) throw new AuthRefusal('webauthn_verification_failed')
  if (user.email !== null && !isConfirmed(user)) throw new AuthRefusal('email_not_confirmed', { status: 403 })
  await markCredentialUsed(tx, known.id, { ...used, at: auth.platform.clock.now() })
  return openSession(tx, auth, user.id, {
    method: 'passkey',
    provider: 'passkey',
    device,
    bannedStatus: 403,
  })
}
