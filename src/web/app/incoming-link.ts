import { LinkType } from '#contract/auth/read-link.ts'
import { TERMS_VERSION } from '#contract/auth/terms.ts'
import { takeReturn } from '#web/platform/session/auth-return.ts'
import { holdLink } from '#web/platform/session/pending-link.ts'
import {
  accessToken,
  type LinkAnswer,
  type LinkOutcome,
  noteTerms,
  redeemLink,
} from '#web/platform/session/session-client.ts'

/**
 * A mailed link, or another service, comes back with its answer in the address: ?code=, #token_hash=… or #error=….
 * It is handed to the auth client, or to the view that asks first, and the address is cleaned before the router starts.
 */
export async function answerIncomingLink(): Promise<void> {
  const url = new URL(location.href)
  const answer = readLinkAnswer(url)
  if (!answer) return
  if (answer.kind === 'link') {
    holdLink(answer.link)
    history.replaceState(null, '', '/#/auth?view=continue')
    return
  }
  const outcome = await redeemLink(answer).catch((): LinkOutcome => 'failed')
  const destination = await destinationOf(answer, outcome, url.searchParams.get('for'))
  history.replaceState(null, '', `/#${destination}`)
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
  if (hash.has('access_token') || hash.has('refresh_token')) return { kind: 'tokens' }
  const type = LinkType.safeParse(hash.get('type'))
  const tokenHash = hash.get('token_hash')
  if (tokenHash !== null && type.success) return { kind: 'link', link: { tokenHash, type: type.data } }
  if (hash.has('message')) return { kind: 'half' }
  const code = query.get('code')
  return code === null ? null : { kind: 'code', code }
}

/**
 * The page that answers a link; signed in, one goes back to where one was going.
 * @param purpose what the link was for, as it stands in its address (linkTarget)
 */
async function destinationOf(
  answer: LinkAnswer,
  outcome: LinkOutcome,
  purpose: string | null,
): Promise<string> {
  // whoever is signed in stays who they are
  if (answer.kind === 'tokens') return (await isSignedIn()) ? '/' : '/auth?view=failed'
  if (purpose === 'email') return showAccountNews(emailNews(answer))
  if (purpose === 'linking') return showAccountNews(linkingNews(answer, outcome))
  if (purpose === 'provider' && answer.kind === 'error')
    return `/auth?view=${answer.code === 'signup_disabled' ? 'sign-up' : 'provider-stopped'}`
  // the line under its button said so
  if (purpose === 'provider' && outcome === 'signed-in') await noteTerms(TERMS_VERSION)
  const recovers = purpose === 'recovery'
  switch (outcome) {
    case 'second-factor':
      return recovers ? '/auth?view=new-password' : '/auth'
    case 'signed-in':
      return recovers ? '/auth?view=new-password' : takeReturn('by-mail')
    case 'new-password':
    case 'failed':
      return `/auth?view=${outcome}`
    case 'expired':
    case 'other-browser':
    case 'unreachable':
      return `/auth?view=${outcome}${recovers ? '-recovery' : ''}`
  }
}

/** What became of the change of an address. It is made by opening the link, wherever that was. */
function emailNews({ kind }: LinkAnswer): string {
  if (kind === 'half') return 'email-half'
  return kind === 'error' ? 'email-expired' : 'email-changed'
}

function linkingNews(answer: LinkAnswer, outcome: LinkOutcome): string {
  if (answer.kind === 'error')
    return answer.code === 'identity_already_exists' ? 'linking-taken' : 'linking-stopped'
  return outcome === 'signed-in' ? 'linked' : 'linking-stopped'
}

const isSignedIn = async (): Promise<boolean> => (await accessToken().catch(() => null)) !== null

/** Whoever is signed in reads news of their account where it is changed; a browser that is not, on the sign-in page. */
async function showAccountNews(news: string): Promise<string> {
  return (await isSignedIn()) ? `/account?section=security&news=${news}` : `/auth?view=${news}`
}
