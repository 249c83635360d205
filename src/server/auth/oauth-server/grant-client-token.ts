import { CALL_BUDGETS } from '#server/auth/budget-policy.ts'
import { z } from 'zod'
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { writeAudit } from '#server/auth/audit-store.ts'
import { seal } from '#server/platform/secrets.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import { closeSessions } from '#server/auth/sessions/close-sessions.ts'
import { refreshForProgram } from '#server/auth/sessions/refresh-session.ts'
import { type Device, insertAmr, insertSession, readAmr } from '#server/auth/sessions/session-store.ts'
import { isBanned } from '#server/auth/users/user-policy.ts'
import { lockUser } from '#server/auth/users/user-store.ts'
import { type AuthCall, deviceOf } from '#server/auth/wire/answer-call.ts'
import { OAuthRefusal } from '#server/auth/wire/oauth-refusal-policy.ts'
import { readForm } from '#server/auth/wire/read-form.ts'
import { AuthRefusal } from '#server/auth/wire/refusal-policy.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { changeAuthorization, lockAuthorizationByCode } from './authorization-store.ts'
import { hashOf } from './client-policy.ts'
import type { ClientRow } from './client-store.ts'
import { type ProgramGrant, ProgramToken, programTokenView } from './client-token-view.ts'
import { GRANT_TYPES, requireOAuthServer } from './server-policy.ts'
import { verifyClient } from './verify-client.ts'

const KEY_BYTES = 32
const METHOD = 'oauth_provider/authorization_code'

/** A program exchanges its code, or refreshes what it was given (OAuth 2.1). */
export const grantClientToken: AuthCall = {
  name: 'auth.grant-client-token',
  limit: CALL_BUDGETS.grantClientToken,
  method: 'POST',
  path: '/oauth/token',
  access: 'a registered program',
  summary: 'Exchange an authorization code or a refresh token',
  opened: true,
  formBody: true,
  takes: z.object({
    grant_type: z.enum(GRANT_TYPES),
    code: z.string().optional(),
    code_verifier: z.string().optional(),
    redirect_uri: z.string().optional(),
    refresh_token: z.string().optional(),
    client_id: z.string().optional(),
    client_secret: z.string().optional(),
  }),
  answers: { 200: ProgramToken },
  async run(auth, request) {
    requireOAuthServer(auth.platform.config)
    const form = readForm(request.body)
    const client = await verifyClient(auth, request, form)
    const type = form.get('grant_type') ?? ''
    if (type !== 'authorization_code' && type !== 'refresh_token') {
      throw new OAuthRefusal(
        'unsupported_grant_type',
        'grant_type must be authorization_code or refresh_token',
      )
    }
    if (!client.grant_types.includes(type)) {
      throw new OAuthRefusal('unauthorized_client', 'The program may not use this grant')
    }
    const device = deviceOf(request)
    const grant =
      type === 'authorization_code'
        ? await exchangeCode(auth, client, form, device)
        : await refresh(auth, client, form.get('refresh_token') ?? '', device)
    return {
      status: 200,
      headers: { pragma: 'no-cache' },
      body: await programTokenView(auth, client, grant),
    }
  },
}

async function refresh(auth: Auth, client: ClientRow, token: string, device: Device): Promise<ProgramGrant> {
  try {
    const grant = await refreshForProgram(auth, token, client.id, device)
    return { ...grant, nonce: null }
  } catch (error) {
    if (error instanceof AuthRefusal)
      throw new OAuthRefusal('invalid_grant', 'The refresh token does not count')
    throw error
  }
}

async function exchangeCode(
  auth: Auth,
  client: ClientRow,
  form: URLSearchParams,
  device: Device,
): Promise<ProgramGrant> {
  const grant = await inTransaction(auth.platform.db, (tx) => exchange(tx, auth, client, form, device))
  if (grant === 'replayed') throw badCode()
  return grant
}

/** A code that is shown again ends the session it was exchanged for: one of the two who showed it has stolen it. */
async function exchange(
  tx: Tx,
  auth: Auth,
  client: ClientRow,
  form: URLSearchParams,
  device: Device,
): Promise<ProgramGrant | 'replayed'> {
  const now = auth.platform.clock.now()
  const asked = await lockAuthorizationByCode(tx, hashOf(form.get('code') ?? ''))
  if (!asked || asked.client_id !== client.id || asked.user_id === null) throw badCode()
  const user = await lockUser(tx, asked.user_id)
  if (!user || isBanned(user, now)) throw badCode()
  if (asked.status === 'exchanged') {
    if (asked.session_id === null) throw badCode()
    await closeSessions(tx, auth, user.id, { only: asked.session_id })
    return 'replayed'
  }
  const redirectUri = form.get('redirect_uri')
  const elsewhere = redirectUri !== null && redirectUri !== asked.redirect_uri
  if (asked.status !== 'approved' || asked.expires_at <= now || elsewhere) throw badCode()
  if (!isVerifier(form.get('code_verifier') ?? '', asked.code_challenge)) throw badCode()
  const session = await insertSession(tx, {
    id: uuidv7(),
    userId: user.id,
    sealedKey: seal(auth.secrets.refreshTokens, randomBytes(KEY_BYTES)),
    device,
    program: { id: client.id, scope: asked.scope },
  })
  await insertAmr(tx, session.id, METHOD)
  await changeAuthorization(tx, asked.id, { status: 'exchanged', session_id: session.id })
  await writeAudit(tx, 'login', user, { ip: device.ip, traits: { provider: METHOD, client_id: client.id } })
  return { session, user, amr: await readAmr(tx, session.id), nonce: asked.nonce }
}

function isVerifier(verifier: string, challenge: string): boolean {
  if (!/^[A-Za-z0-9._~-]{43,128}$/.test(verifier)) return false
  const shown = Buffer.from(createHash('sha256').update(verifier).digest('base64url'))
  const expected = Buffer.from(challenge)
  return shown.length === expected.length && timingSafeEqual(shown, expected)
}

/** One answer for everything that can be wrong with a code. */
function badCode(): OAuthRefusal {
  return new OAuthRefusal('invalid_grant', 'The code does not count')
}
