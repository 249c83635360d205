import { CALL_BUDGETS, SENDING_BUDGETS } from '#server/auth/budget-policy.ts'
import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server'
import { z } from 'zod'
import { writeAudit } from '#server/auth/audit-store.ts'
import { keyedHash } from '#server/platform/secrets.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import { readFactorCredentials } from '#server/auth/passkeys/credential-store.ts'
import { KEY_ALGORITHMS, relyingParty } from '#server/auth/passkeys/relying-party-policy.ts'
import { fullNameOf, mailLanguage } from '#server/auth/users/user-policy.ts'
import type { UserRow } from '#server/auth/users/user-store.ts'
import { type AuthCall, deviceOf } from '#server/auth/wire/answer-call.ts'
import { readBearerOnTheWay } from '#server/auth/wire/read-bearer.ts'
import { Optional, readBody } from '#server/auth/wire/read-body.ts'
import { readPathId } from '#server/auth/wire/read-path-id.ts'
import { AuthRefusal, invalid } from '#server/auth/wire/refusal-policy.ts'
import { spentLimit } from '#server/auth/wire/refusal-view.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { insertChallenge } from './challenge-store.ts'
import { requireAssurance } from './check-assurance.ts'
import { FACTOR_RULES, isVerified, requireNoGuest, SWITCHED_OFF } from './factor-policy.ts'
import { type FactorRow, markChallenged, readFactor } from './factor-store.ts'
import { isSwitchedOn } from './switch-policy.ts'

const Body = z.object({ channel: Optional.text })

const Challenge = z.strictObject({
  id: z.uuid(),
  type: z.enum(['totp', 'phone', 'webauthn']),
  expires_at: z.int().meta({ description: 'Seconds since 1970' }),
  webauthn: z
    .strictObject({
      type: z.enum(['create', 'request']),
      credential_options: z.strictObject({ publicKey: z.record(z.string(), z.unknown()) }),
    })
    .optional(),
})

/** Asks for a proof of a factor: a code, or a signature by a key. Whoever asked may answer for five minutes. */
export const challengeFactor: AuthCall = {
  name: 'auth.challenge-factor',
  limit: CALL_BUDGETS.challengeFactor,
  method: 'POST',
  path: '/factors/{id}/challenge',
  access: 'signed-in',
  summary: 'Challenge a second factor',
  takes: Body,
  answers: { 200: Challenge },
  async run(auth, request) {
    const { user, session } = await readBearerOnTheWay(auth, request)
    requireNoGuest(user)
    const { db, clock, config, jobs } = auth.platform
    const factor = await readFactor(db, user.id, readPathId(request.params, 'id', 'factor_id'))
    if (!factor) throw new AuthRefusal('mfa_factor_not_found')
    const { channel } = readBody(Body, request.body ?? {})
    const type = factor.factor_type
    if (type === 'recovery_code') throw invalid('Recovery codes are verified without a challenge')
    if (!isSwitchedOn(config, type)) throw new AuthRefusal(SWITCHED_OFF[type].verify)
    // setting up one more takes the factor that is there already
    if (!isVerified(factor)) await requireAssurance(db, session, 403)
    if (type === 'phone') await spendText(auth, factor, channel)
    const webauthn = type === 'webauthn' ? await keyOptions(auth, user, factor) : null

    const id = uuidv7()
    const now = clock.now()
    const expiresAt = new Date(now.getTime() + FACTOR_RULES.challenge)
    const { ip } = deviceOf(request)
    await inTransaction(db, async (tx) => {
      const toSign = webauthn?.credential_options.publicKey.challenge ?? null
      await insertChallenge(tx, { id, factorId: factor.id, ip, toSign, expiresAt })
      await markChallenged(tx, factor.id, now)
      if (type === 'phone') {
        const language = mailLanguage(user.raw_user_meta_data, '')
        await jobs.send(tx, 'auth.send-factor-code', { challengeId: id, language })
      }
      const traits = { factor_id: factor.id, factor_status: factor.status }
      await writeAudit(tx, 'challenge_created', user, { ip, traits })
    })
    const body = { id, type, expires_at: Math.floor(expiresAt.getTime() / 1000) }
    return { status: 200, body: { ...body, ...(webauthn && { webauthn }) } }
  },
}

/** One message per number in a while, whosever factors it belongs to. */
async function spendText(auth: Auth, factor: FactorRow, channel: string): Promise<void> {
  if (channel !== '' && channel !== 'sms') throw invalid('Invalid channel, supported values are: sms')
  const { limits, config } = auth.platform
  const number = keyedHash(auth.secrets.accounts, `sms ${factor.phone}`).toString('hex')
  try {
    await limits.spend(SENDING_BUDGETS.textGap[config.production ? 'production' : 'trial'], number)
    await limits.spend(SENDING_BUDGETS.texts, 'site')
  } catch (error) {
    const spent = spentLimit(error)
    throw spent ? new AuthRefusal('over_sms_send_rate_limit', spent) : error
  }
}

/**
 * What the browser hands to the authenticator: make a key, or sign with the one of this factor. The key belongs
 * to the factor rather than to the person, so that it never takes the place of their passkey.
 */
async function keyOptions(auth: Auth, user: UserRow, factor: FactorRow) {
  const { config, db } = auth.platform
  const party = relyingParty(config.publicUrl)
  if (!party) throw new AuthRefusal(SWITCHED_OFF.webauthn.verify)
  const keys = (await readFactorCredentials(db, user.id)).map((row) => ({
    factorId: row.factor_id,
    id: row.credential_id,
    transports: row.transports,
  }))
  const timeout = FACTOR_RULES.challenge
  if (isVerified(factor)) {
    const publicKey = await generateAuthenticationOptions({
      rpID: party.id,
      allowCredentials: keys.filter(({ factorId }) => factorId === factor.id),
      userVerification: 'discouraged',
      timeout,
    })
    return { type: 'request' as const, credential_options: { publicKey } }
  }
  const publicKey = await generateRegistrationOptions({
    rpName: 'Mesob',
    rpID: party.id,
    userID: new TextEncoder().encode(factor.id),
    userName: user.email ?? user.phone ?? fullNameOf(user.raw_user_meta_data),
    userDisplayName: fullNameOf(user.raw_user_meta_data),
    excludeCredentials: keys,
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'discouraged' },
    attestationType: 'none',
    supportedAlgorithmIDs: KEY_ALGORITHMS,
    timeout,
  })
  return { type: 'create' as const, credential_options: { publicKey } }
}
