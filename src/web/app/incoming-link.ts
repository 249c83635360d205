import { takeReturn } from '#web/platform/auth-return.ts'
import { type LinkAnswer, type LinkOutcome, redeemLink } from '#web/platform/session-client.ts'

/**
 * A mailed link comes back with its answer in the address: ?code=, #access_token=… or #error=….
 * It is handed to the auth client and the address is cleaned before the router starts.
 */
export async function answerIncomingLink(): Promise<void> {
  const url = new URL(location.href)
  const answer = readLinkAnswer(url)
  if (!answer) return
  const outcome = await redeemLink(answer).catch((): LinkOutcome => 'failed')
  history.replaceState(null, '', `/#${destinationOf(outcome, url.searchParams.get('for'))}`)
}

/** The answer in an address, or null when it is an ordinary one (whose hash begins with '/'). */
export function readLinkAnswer(url: URL): LinkAnswer | null {
  const query = url.searchParams
  const hash = url.hash.startsWith('#/') ? new URLSearchParams() : new URLSearchParams(url.hash.slice(1))
  const error = hash.get('error') ?? query.get('error')
  if (error !== null) {
    const from = hash.has('error') ? hash : query
    return {
      kind: 'error',
      code: from.get('error_code') ?? error,
      description: from.get('error_description') ?? '',
    }
  }
  const accessToken = hash.get('access_token')
  const refreshToken = hash.get('refresh_token')
  if (accessToken !== null && refreshToken !== null)
    return { kind: 'tokens', accessToken, refreshToken, type: hash.get('type') }
  if (hash.has('message')) return { kind: 'half' }
  const code = query.get('code')
  return code === null ? null : { kind: 'code', code }
}

/** The view of the sign-in page that answers a link; signed in, one goes back to where one was going. */
function destinationOf(outcome: LinkOutcome, purpose: string | null): string {
  // Whether the change is done, half done or too late, that page shows the address that counts.
  if (purpose === 'email') return '/account?section=security'
  const recovers = purpose === 'recovery'
  switch (outcome) {
    case 'second-factor':
      return recovers ? '/auth?view=new-password' : '/auth'
    case 'signed-in':
      return recovers ? '/auth?view=new-password' : takeReturn()
    case 'new-password':
    case 'failed':
      return `/auth?view=${outcome}`
    case 'expired':
    case 'other-browser':
    case 'unreachable':
      return `/auth?view=${outcome}${recovers ? '-recovery' : ''}`
  }
}
