import { CALL_BUDGETS } from '#server/auth/budget-policy.ts'
import { REDIRECT_QUERY } from '#server/auth/wire/read-body.ts'
import { randomUUID } from 'node:crypto'
import type { Auth } from '#server/auth/open-auth.ts'
import { setAuthCode } from '#server/auth/sessions/flow-store.ts'
import { type Grant, openSession } from '#server/auth/sessions/open-session.ts'
import type { Device } from '#server/auth/sessions/session-store.ts'
import { type SessionAnswer, sessionView } from '#server/auth/sessions/session-view.ts'
import { type AuthCall, deviceOf } from '#server/auth/wire/answer-call.ts'
import { allowedRedirect, isOwnPage, withFragment, withQuery } from '#server/auth/wire/redirect-policy.ts'
import { AuthRefusal, invalid } from '#server/auth/wire/refusal-policy.ts'
import type { WireRequest } from '#server/platform/wire.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import { acceptToken, findByLink } from './accept-token.ts'
import { isPkceLink, tokensOfType } from './mail-policy.ts'
import type { TokenRow, TokenType } from './token-store.ts'
import { HALF_CONFIRMED } from './verify-code.ts'

type Followed = { code: string } | { grant: Grant } | 'half'

/**
 * The link of a mail. Always leads on to a page, which finds the answer in its address: a session in the
 * fragment, or for the PKCE flow a code that only the browser which asked can exchange.
 */
export const followLink: AuthCall = {
  name: 'auth.follow-link',
  method: 'GET',
  path: '/verify',
  access: 'anyone',
  summary: 'Follow the link of a mail',
  opened: true,
  spends: () => [CALL_BUDGETS.verify],
  query: { token: 'As it stands in the link', type: 'What the link is for', ...REDIRECT_QUERY },
  answers: { 303: null },
  async run(auth, request) {
    const { token = '', type = '' } = request.query
    const { config } = auth.platform
    const page = allowedRedirect(config, request.query['redirect_to'])
    const pkce = isPkceLink(token)
    try {
      const types = readTypes(token, type)
      const asks = !pkce && isOpenedByPerson(request) && isOwnPage(config, page)
      if (asks) return leadTo(withFragment(page, { token_hash: token, type }))
      const followed = await inTransaction(auth.platform.db, (tx) =>
        follow(tx, auth, token, types, deviceOf(request)),
      )
      return leadTo(await answered(auth, page, type, pkce, followed))
    } catch (error) {
      if (error instanceof AuthRefusal) return leadTo(refused(page, pkce, error))
      throw error
    }
  },
}

/**
 * A PKCE link is not used up, and proves nothing, until its code has been exchanged: a scanner that opens the
 * mail's links can do nothing with them, and opened in another browser, the 6-digit code still works.
 * The change of an address is the exception, since its two mails are read in different places.
 */
async function follow(
  tx: Tx,
  auth: Auth,
  link: string,
  types: readonly TokenType[],
  device: Device,
): Promise<Followed> {
  const token = await findByLink(tx, auth, link, types)
  if (!token) throw expired()
  const waits = token.token_type === 'confirmation' || token.token_type === 'recovery'
  if (waits && token.flow_state_id !== null) return { code: await issueCode(tx, auth, token.flow_state_id) }
  if ((await acceptToken(tx, auth, token)) === 'half') return 'half'
  if (token.flow_state_id !== null) return { code: await issueCode(tx, auth, token.flow_state_id) }
  return { grant: await openGrant(tx, auth, token, device) }
}

function openGrant(tx: Tx, auth: Auth, token: TokenRow, device: Device): Promise<Grant> {
  return openSession(tx, auth, token.user_id, { method: 'otp', device, bannedStatus: 403 })
}

async function issueCode(tx: Tx, auth: Auth, flowId: string): Promise<string> {
  const code = randomUUID()
  await setAuthCode(tx, flowId, code, auth.platform.clock.now())
  return code
}

async function answered(
  auth: Auth,
  page: string,
  type: string,
  pkce: boolean,
  followed: Followed,
): Promise<string> {
  if (followed === 'half') {
    const answer = { message: HALF_CONFIRMED }
    return withFragment(pkce ? withQuery(page, answer) : page, answer)
  }
  if ('code' in followed) return withQuery(page, { code: followed.code })
  return withFragment(page, fragmentOf(await sessionView(auth, followed.grant), type))
}

function fragmentOf(session: SessionAnswer, type: string): Record<string, string> {
  return {
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    sb: '',
    token_type: session.token_type,
    type,
  }
}

/**
 * A person who opens a link in a browser is asked as whom to continue, and the link is used by their press: else
 * anybody could sign them in to an account of their choice. Programs get the session, as the wire has it, and so do
 * pages of others that the operator has listed.
 */
const isOpenedByPerson = ({ headers }: WireRequest): boolean =>
  String(headers['accept'] ?? '').includes('text/html')

/** Everything about a link that is no refusal of the person themselves is "access denied". */
function refused(page: string, pkce: boolean, refusal: AuthRefusal): string {
  const error = refusal.status >= 500 ? 'server_error' : 'access_denied'
  const answer = { error, error_code: refusal.code, error_description: refusal.message }
  return withFragment(pkce ? withQuery(page, answer) : page, answer)
}

function readTypes(token: string, type: string): readonly TokenType[] {
  const types = tokensOfType(type)
  if (token === '') throw invalid('Verify requires a token')
  if (types === null) throw invalid('Verify requires a verification type')
  return types
}

function expired(): AuthRefusal {
  return new AuthRefusal('otp_expired', { message: 'Email link is invalid or has expired' })
}

function leadTo(location: string) {
  return { status: 303, headers: { location, 'referrer-policy': 'no-referrer' } }
}
