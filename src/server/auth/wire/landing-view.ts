import type { SessionAnswer } from '#server/auth/sessions/session-view.ts'
import type { WireAnswer } from '#server/platform/wire.ts'
import { withFragment, withQuery } from './redirect-policy.ts'
import type { AuthRefusal } from './refusal-policy.ts'

/** The page with a session in its fragment. */
export function landWithSession(
  page: string,
  session: SessionAnswer,
  more: Record<string, string> = {},
): string {
  return withFragment(page, {
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    ...more,
    refresh_token: session.refresh_token,
    sb: '',
    token_type: session.token_type,
  })
}

/** The page with a code that only the browser which began can exchange. */
export function landWithCode(page: string, code: string): string {
  return withQuery(page, { code })
}

/** The page with a refusal, in the query as well when it waits for a code there. */
export function landWithRefusal(page: string, pkce: boolean, refusal: AuthRefusal, error?: string): string {
  const answer = {
    error: error ?? (refusal.status >= 500 ? 'server_error' : 'access_denied'),
    error_code: refusal.code,
    error_description: refusal.message,
  }
  return withFragment(pkce ? withQuery(page, answer) : page, answer)
}

/** Leads the browser on by GET, whatever it came with; the address it comes from stays here. */
export function leadTo(location: string, headers: Record<string, string> = {}): WireAnswer {
  return { status: 303, headers: { ...headers, location, 'referrer-policy': 'no-referrer' } }
}
