import { createHash, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { AUTH_RULES } from '#server/auth/auth-policy.ts'
import { acceptToken } from '#server/auth/mailing/accept-token.ts'
import { unseal } from '#server/platform/secrets.ts'
import { MAILS } from '#server/auth/mailing/mail-policy.ts'
import { lockTokenByFlow } from '#server/auth/mailing/token-store.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import { deviceOf } from '#server/auth/wire/answer-call.ts'
import { Optional, readBody } from '#server/auth/wire/read-body.ts'
import { AuthRefusal, invalid } from '#server/auth/wire/refusal-policy.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import type { WireRequest } from '#server/platform/wire.ts'
import { deleteFlow, type FlowRow, lockFlowByCode } from './flow-store.ts'
import { type Grant, openSession } from './open-session.ts'
import type { Device } from './session-store.ts'
import { type SessionAnswer, sessionView } from './session-view.ts'

/** Flows whose person has shown who they are before the code was made. */
const PROVED = new Set([MAILS.email_change_new.method, 'oauth', 'sso/saml'])

export const AuthCodeBody = z.object({ auth_code: Optional.text, code_verifier: Optional.text })

/** What a provider gave for its own interfaces: passed on here, and kept nowhere. */
interface ProviderTokens {
  provider_token?: string
  provider_refresh_token?: string
}

/**
 * Exchanges the code of a link, or of a sign-in with a provider, in the browser that asked for it. Only now does
 * the link count, and only once.
 */
export async function useAuthCode(auth: Auth, request: WireRequest): Promise<SessionAnswer & ProviderTokens> {
  const { auth_code: code, code_verifier: verifier } = readBody(AuthCodeBody, request.body)
  if (code === '' || verifier === '') {
    throw invalid('invalid request: both auth code and code verifier should be non-empty')
  }
  const { grant, flow } = await inTransaction(auth.platform.db, async (tx) => {
    const found = await lockFlowByCode(tx, code)
    if (!found) throw new AuthRefusal('flow_state_not_found')
    requireFresh(auth, found)
    requireVerifier(found, verifier)
    return { grant: await exchange(tx, auth, found, deviceOf(request)), flow: found }
  })
  return { ...(await sessionView(auth, grant)), ...providerTokens(auth, flow) }
}

function providerTokens(auth: Auth, flow: FlowRow): ProviderTokens {
  const { provider_access_token: access, provider_refresh_token: refresh } = flow
  const open = (text: string) => unseal(auth.secrets.providers, Buffer.from(text, 'base64url')).toString()
  return {
    ...(access !== null && { provider_token: open(access) }),
    ...(refresh !== null && { provider_refresh_token: open(refresh) }),
  }
}

async function exchange(tx: Tx, auth: Auth, flow: FlowRow, device: Device): Promise<Grant> {
  const token = await lockTokenByFlow(tx, flow.id)
  const waits = !PROVED.has(flow.authentication_method)
  // the code of the same mail was typed in meanwhile
  if (flow.user_id === null || (waits && !token)) throw new AuthRefusal('flow_state_not_found')
  if (waits && token) await acceptToken(tx, auth, token)
  await deleteFlow(tx, flow.id)
  return openSession(tx, auth, flow.user_id, {
    method: flow.authentication_method,
    provider: flow.provider_type,
    device,
    bannedStatus: 403,
    notAfter: flow.session_not_after,
  })
}

function requireFresh(auth: Auth, flow: FlowRow): void {
  const issued = flow.auth_code_issued_at?.getTime() ?? 0
  if (auth.platform.clock.now().getTime() - issued > AUTH_RULES.authCode) {
    throw new AuthRefusal('flow_state_expired')
  }
}

function requireVerifier(flow: FlowRow, verifier: string): void {
  const shown = Buffer.from(createHash('sha256').update(verifier).digest('base64url'))
  const expected = Buffer.from(flow.code_challenge ?? '')
  if (shown.length !== expected.length || !timingSafeEqual(shown, expected)) {
    throw new AuthRefusal('bad_code_verifier')
  }
}
