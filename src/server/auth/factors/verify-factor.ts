import { CALL_BUDGETS, GUESS_BUDGETS } from '#server/auth/budget-policy.ts'
import { queueNotice } from '#server/auth/mailing/send-notice-job.ts'
import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { countGuess } from '#server/auth/mailing/count-guess.ts'
import { codeHash } from '#server/auth/mailing/accept-token.ts'
import { unseal } from '#server/platform/secrets.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import {
  insertCredential,
  lockFactorCredential,
  markCredentialUsed,
} from '#server/auth/passkeys/credential-store.ts'
import { readAssertion, readRegistration } from '#server/auth/passkeys/read-credential.ts'
import { relyingParty } from '#server/auth/passkeys/relying-party-policy.ts'
import { verifyAssertion, verifyRegistration } from '#server/auth/passkeys/verify-credential.ts'
import type { Grant } from '#server/auth/sessions/open-session.ts'
import { readSessionOf } from '#server/auth/sessions/session-store.ts'
import { AuthSession, sessionView } from '#server/auth/sessions/session-view.ts'
import { lockUser, type UserRow } from '#server/auth/users/user-store.ts'
import { type AuthCall, deviceOf } from '#server/auth/wire/answer-call.ts'
import { readBearerOnTheWay } from '#server/auth/wire/read-bearer.ts'
import { Optional, readBody } from '#server/auth/wire/read-body.ts'
import { readPathId } from '#server/auth/wire/read-path-id.ts'
import { AuthRefusal, invalid } from '#server/auth/wire/refusal-policy.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { type ChallengeRow, countWrongAnswer, lockChallenge, markAnswered } from './challenge-store.ts'
import { requireAssurance } from './check-assurance.ts'
import { FACTOR_RULES, isVerified, requireNoGuest, SWITCHED_OFF } from './factor-policy.ts'
import { type FactorRow, storeStep, markVerified, readFactor } from './factor-store.ts'
import { promoteSession } from './promote-session.ts'
import { isSwitchedOn } from './switch-policy.ts'
import { stepOfCode } from './totp-policy.ts'

const Body = z.object({
  challenge_id: Optional.text,
  code: Optional.text,
  webauthn: z.object({ type: Optional.text, credential_response: z.unknown().optional() }).nullish(),
})

/** What was sent to answer a challenge. */
type Proof = { code: string } | { key: 'create' | 'request'; credential: unknown }

/** Answers a challenge. A right answer lifts the session to the second level of assurance. */
export const verifyFactor: AuthCall = {
  name: 'auth.verify-factor',
  limit: CALL_BUDGETS.verifyFactor,
  method: 'POST',
  path: '/factors/{id}/verify',
  access: 'signed-in',
  summary: 'Verify a second factor',
  takes: Body,
  answers: { 200: AuthSession },
  async run(auth, request) {
    const { user, session } = await readBearerOnTheWay(auth, request)
    requireNoGuest(user)
    const { db, limits } = auth.platform
    const factor = await readFactor(db, user.id, readPathId(request.params, 'id', 'factor_id'))
    if (!factor) throw new AuthRefusal('mfa_factor_not_found')
    const sent = readBody(Body, request.body)
    const proof = readProof(auth, factor, sent)
    const challengeId = z.uuid().safeParse(sent.challenge_id).data
    if (challengeId === undefined) throw invalid('challenge_id must be an UUID')
    // counted before it is known to fail, or many tries at once would all pass; per session, so that whoever knows the
    // password alone does not use up the owner's tries
    const tries = `${factor.id} ${session.id}`
    await limits.spend(GUESS_BUDGETS.factor, tries)
    const { ip } = deviceOf(request)
    const grant = await inTransaction(db, (tx) =>
      answer(tx, auth, { user, sessionId: session.id, factorId: factor.id, challengeId, ip }, proof),
    )
    if (grant === 'wrong') {
      await countGuess(auth, {
        budget: GUESS_BUDGETS.factorsOfAccount,
        key: user.id,
        user,
        kind: 'factor_guessed',
      })
      throw new AuthRefusal('mfa_verification_failed', wrongCode(factor))
    }
    await limits.forgive(GUESS_BUDGETS.factor, tries)
    return { status: 200, body: await sessionView(auth, grant) }
  },
}

/** The wire has a sentence of its own for codes of an app. */
const wrongCode = ({ factor_type: type }: FactorRow) =>
  type === 'totp' ? { message: 'Invalid TOTP code entered' } : {}

interface Attempt {
  user: UserRow
  sessionId: string
  factorId: string
  challengeId: string
  ip: string | null
}

/** A wrong answer is counted and must stay counted: it is a result, not an error. */
async function answer(tx: Tx, auth: Auth, attempt: Attempt, proof: Proof): Promise<Grant | 'wrong'> {
  const { user, ip } = attempt
  await lockUser(tx, user.id)
  // a session that proved in the meantime may have ended this one
  const session = await readSessionOf(tx, attempt.sessionId, user.id)
  if (!session) throw new AuthRefusal('session_not_found')
  const factor = await readFactor(tx, user.id, attempt.factorId)
  if (!factor) throw new AuthRefusal('mfa_factor_not_found')
  if (!isVerified(factor)) await requireAssurance(tx, session, 403)
  const challenge = await openChallenge(tx, auth, factor, attempt)
  if (!(await isProof(tx, auth, factor, challenge, proof))) {
    await countWrongAnswer(tx, challenge.id)
    return 'wrong'
  }
  await markAnswered(tx, challenge.id, auth.platform.clock.now())
  if (!isVerified(factor)) await queueNotice(tx, auth, user, 'factor_added')
  await markVerified(tx, factor.id)
  return promoteSession(tx, auth, { session, factor, ip, challengeId: challenge.id })
}

async function openChallenge(tx: Tx, auth: Auth, factor: FactorRow, attempt: Attempt): Promise<ChallengeRow> {
  const challenge = await lockChallenge(tx, factor.id, attempt.challengeId, attempt.ip)
  if (!challenge) {
    const message = 'MFA factor with the provided challenge ID not found'
    throw new AuthRefusal('mfa_factor_not_found', { status: 422, message })
  }
  if (challenge.verified_at !== null || !challenge.same_address) {
    throw new AuthRefusal('mfa_ip_address_mismatch')
  }
  const over = challenge.expires_at <= auth.platform.clock.now()
  if (over || challenge.attempts >= FACTOR_RULES.attempts) throw new AuthRefusal('mfa_challenge_expired')
  return challenge
}

async function isProof(
  tx: Tx,
  auth: Auth,
  factor: FactorRow,
  challenge: ChallengeRow,
  proof: Proof,
): Promise<boolean> {
  if ('key' in proof) return isSignature(tx, auth, factor, challenge, proof)
  if (factor.factor_type === 'phone') {
    return (
      challenge.code_hash !== null &&
      timingSafeEqual(codeHash(auth, challenge.id, proof.code), challenge.code_hash)
    )
  }
  if (factor.secret === null) return false
  const secret = unseal(auth.secrets.factors, factor.secret)
  const step = stepOfCode(secret, proof.code, auth.platform.clock.now())
  if (step === null || step <= (factor.last_used_step ?? -1)) return false
  await storeStep(tx, factor.id, step)
  return true
}

async function isSignature(
  tx: Tx,
  auth: Auth,
  factor: FactorRow,
  { webauthn_challenge: challenge }: ChallengeRow,
  proof: { key: 'create' | 'request'; credential: unknown },
): Promise<boolean> {
  const party = relyingParty(auth.platform.config.publicUrl)
  if (!party || challenge === null) return false
  const expected = { party, challenge, ownerChecked: false }
  if (proof.key === 'create') {
    const registration = readRegistration(proof.credential)
    const made = registration && (await verifyRegistration(registration, expected))
    if (!made || isVerified(factor)) return false
    const owner = { id: uuidv7(), userId: factor.user_id, factorId: factor.id }
    return (await insertCredential(tx, owner, made)) !== undefined
  }
  const assertion = readAssertion(proof.credential)
  const known = await lockFactorCredential(tx, factor.id)
  const used = assertion && known && (await verifyAssertion(assertion, known, expected))
  if (!used) return false
  await markCredentialUsed(tx, known.id, { ...used, at: auth.platform.clock.now() })
  return true
}

/** @throws AuthRefusal validation_failed, mfa_*_verify_not_enabled */
function readProof(auth: Auth, factor: FactorRow, sent: z.output<typeof Body>): Proof {
  const type = factor.factor_type
  if (type === 'recovery_code') throw invalid('Recovery codes are verified at their own address')
  if (!isSwitchedOn(auth.platform.config, type)) throw new AuthRefusal(SWITCHED_OFF[type].verify)
  if (type !== 'webauthn') {
    if (sent.code === '') throw invalid('Code needs to be non-empty')
    return { code: sent.code }
  }
  if (!sent.webauthn) throw invalid('WebAuthn config required')
  const { type: key, credential_response: credential } = sent.webauthn
  if (key !== 'create' && key !== 'request') throw invalid('WebAuthn type must be create or request')
  if (credential === undefined || credential === null) throw invalid('credential_response required')
  if ((key === 'create' ? readRegistration(credential) : readAssertion(credential)) === null) {
    throw invalid('Invalid credential_response')
  }
  return { key, credential }
}
