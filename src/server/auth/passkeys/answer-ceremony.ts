import { z } from 'zod'
import type { Auth } from '#server/auth/open-auth.ts'
import { Optional, readBody } from '#server/auth/wire/read-body.ts'
import { AuthRefusal, invalid } from '#server/auth/wire/refusal-policy.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { WireAnswer } from '#server/platform/wire.ts'
import { insertCeremony, takeCeremony } from './ceremony-store.ts'
import { PASSKEY_RULES } from './passkey-policy.ts'

/** The credential that an authenticator made, or signed with, as browsers write it in JSON. */
export const CeremonyAnswer = z.object({ challenge_id: Optional.text, credential: z.unknown().optional() })

/** Options for `navigator.credentials`, and until when they may be answered, in seconds since 1970. */
export const CeremonyOffer = z.strictObject({
  challenge_id: z.uuid(),
  options: z.record(z.string(), z.unknown()),
  expires_at: z.int(),
})

/** Keeps the challenge of the options and answers them; for five minutes and one answer. */
export async function openCeremony(
  auth: Auth,
  userId: string | null,
  options: { challenge: string },
): Promise<WireAnswer> {
  const { clock, db } = auth.platform
  const id = uuidv7()
  const expiresAt = new Date(clock.now().getTime() + PASSKEY_RULES.challenge)
  await insertCeremony(db, { id, userId, challenge: options.challenge, expiresAt })
  const expires_at = Math.floor(expiresAt.getTime() / 1000)
  return { status: 200, body: { challenge_id: id, options, expires_at } }
}

/**
 * The credential that answers a challenge, and the challenge, which is used up by it.
 * @param read what a credential must be like
 * @param userId null: nobody knows yet who signs in
 * @throws AuthRefusal validation_failed, webauthn_challenge_not_found, webauthn_challenge_expired,
 *   webauthn_verification_failed
 */
export async function closeCeremony<Answer>(
  auth: Auth,
  body: unknown,
  userId: string | null,
  read: (sent: unknown) => Answer | null,
): Promise<{ answer: Answer; challenge: string }> {
  const sent = readBody(CeremonyAnswer, body)
  const id = z.uuid().safeParse(sent.challenge_id).data
  if (id === undefined) throw invalid('challenge_id must be a valid UUID')
  if (sent.credential === undefined || sent.credential === null) throw invalid('credential is required')
  const { clock, db } = auth.platform
  const taken = await takeCeremony(db, id, userId)
  if (!taken) throw new AuthRefusal('webauthn_challenge_not_found')
  if (taken.expires_at <= clock.now()) throw new AuthRefusal('webauthn_challenge_expired')
  const answer = read(sent.credential)
  if (answer === null) throw new AuthRefusal('webauthn_verification_failed')
  return { answer, challenge: taken.challenge }
}
