import type { AuthChangeEvent, GoTrueClient, Session } from '@supabase/auth-js'
import { sendRequest } from '#web/platform/call/call.ts'
import { claimDevice, leaveDevice } from './device-owner.ts'
import { clearDeviceData } from '#web/platform/device/clear-device-data.ts'
import {
  forgetStoredSession,
  mayStoreSession,
  SESSION_KEY,
  sessionStore,
  storedSession,
} from './session-store.ts'

export type { AuthChangeEvent, GoTrueClient, Provider, Session, User, UserIdentity } from '@supabase/auth-js'

type Listener = (event: AuthChangeEvent, session: Session | null) => void
const listeners = new Set<Listener>()
let client: Promise<GoTrueClient> | null = null

/** The official auth client. It is loaded when first needed: a visitor who only looks around never is. */
export function authClient(): Promise<GoTrueClient> {
  client ??= makeClient().catch((error: unknown) => {
    // its code did not arrive: the next who needs it asks again
    client = null
    throw error
  })
  return client
}

async function makeClient(): Promise<GoTrueClient> {
  const auth = await import('@supabase/auth-js')
  const made = new auth.GoTrueClient({
    url: `${location.origin}/auth/v1`,
    storage: sessionStore(),
    storageKey: SESSION_KEY,
    flowType: 'pkce',
    // Addresses of mailed links are answered before the router starts, see redeemLink.
    detectSessionInUrl: false,
    autoRefreshToken: true,
    persistSession: true,
    experimental: { recoveryCodes: true },
    fetch: askNotingWait,
  })
  made.onAuthStateChange((event, session) => {
    if (session) void claimDevice(session.user.id)
    else if (event === 'SIGNED_OUT') void leaveDevice()
    listeners.forEach((listen) => listen(event, session))
  })
  return made
}

let waitUntil = 0

/** The auth client forgets the answer's headers, and with them how long a refused caller should wait. */
async function askNotingWait(to: RequestInfo | URL, request?: RequestInit): Promise<Response> {
  const answer = await sendRequest(new Request(to, request))
  const seconds = Number(answer.headers.get('retry-after'))
  if (answer.status === 429) waitUntil = Date.now() + seconds * 1000
  return answer.ok ? byOwnClock(answer) : answer
}

/**
 * A new session without the instant at which it runs out, which the server's clock said. The client counts its
 * seconds then by the clock of this device, so that one that is a year ahead does not refresh it at every call.
 */
async function byOwnClock(answer: Response): Promise<Response> {
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null)
  if (typeof body !== 'object' || body === null || !('expires_at' in body)) return answer
  const { status, headers } = answer
  return Response.json({ ...body, expires_at: undefined }, { status, headers })
}

/** Seconds until the auth service listens again, as its last refusal said; null when it did not say. */
export function secondsToWait(): number | null {
  const seconds = Math.ceil((waitUntil - Date.now()) / 1000)
  return seconds > 0 ? seconds : null
}

/** Is there anything for the auth client to do: a stored session, or a client already at work? */
export const mayHaveSession = (): boolean => client !== null || mayStoreSession()

/** Hears every auth event from now on; call the result to stop. */
export function onAuthEvent(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/**
 * A session that the password opened and the second factor has not: until then nobody is signed in by it.
 * The level of assurance stands in the token.
 */
export function awaitsSecondFactor(session: Session | null): boolean {
  const hasFactor = session?.user.factors?.some(({ status }) => status === 'verified') ?? false
  return session !== null && hasFactor && assuranceOf(session.access_token) === 'aal1'
}

function assuranceOf(token: string): unknown {
  try {
    const claims = token.split('.')[1] ?? ''
    const read: unknown = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')))
    return typeof read === 'object' && read !== null && 'aal' in read ? read.aal : null
  } catch {
    return null
  }
}

const tokenOf = (session: Session | null): string | null =>
  session === null || awaitsSecondFactor(session) ? null : session.access_token

/** The access token to send, refreshed when it is about to expire; null for a visitor. */
export async function accessToken(): Promise<string | null> {
  if (!mayHaveSession()) return null
  // the client would try to refresh it for half a minute
  if (!navigator.onLine) return tokenOf(await storedSession())
  const { data } = await (await authClient()).getSession()
  return tokenOf(data.session)
}

/**
 * The session, refreshed when it is about to expire. Where no answer comes to that it is the one that is kept here:
 * nobody is signed out by a tunnel.
 */
export async function currentSession(): Promise<Session | null> {
  if (!navigator.onLine) return storedSession()
  const auth = await authClient().catch((error: unknown) => console.warn('session', error))
  if (!auth) return storedSession()
  const { data, error } = await auth.getSession()
  if (data.session !== null || error?.name !== 'AuthRetryableFetchError') return data.session
  return storedSession()
}

let renewal: Promise<string | null> | null = null

/** Asks for a new token after a 401. Calls that fail together share one refresh. */
export function renewToken(): Promise<string | null> {
  if (!mayHaveSession()) return Promise.resolve(null)
  renewal ??= refreshOrEnd().finally(() => {
    renewal = null
  })
  return renewal
}

/**
 * A session that was ended elsewhere ends here too, so that the page stops showing somebody as signed in and offers
 * to sign in again; the client itself would wait until the token has run out. An outage ends nothing.
 */
async function refreshOrEnd(): Promise<string | null> {
  const auth = await authClient()
  const { data, error } = await auth.refreshSession()
  const status = error?.status ?? 0
  const isRefused = status >= 400 && status < 500 && status !== 429
  if (isRefused) await auth.signOut({ scope: 'local' })
  return tokenOf(data.session)
}

/** Which sessions of the account end: all of them, or only the one of this device. */
export type SignOutScope = 'global' | 'local'

/** Ends the session on the server, then here even when the server cannot be reached, and empties the device. */
export async function endSession(scope: SignOutScope): Promise<void> {
  try {
    const auth = await authClient()
    const { error } = await auth.signOut({ scope })
    if (error) await auth.signOut({ scope: 'local' })
  } catch (error) {
    console.warn('sign-out', error)
  } finally {
    await forgetStoredSession().catch((error: unknown) => console.warn('sign-out', error))
    await clearDeviceData()
  }
}

/** Notes with the account that its owner accepted the terms that they were shown, unless that is noted already. */
export async function noteTerms(version: string): Promise<void> {
  const auth = await authClient()
  const { data } = await auth.getSession()
  if (data.session?.user.user_metadata['terms'] === undefined)
    await auth.updateUser({ data: { terms: version } })
}

/** A mailed link that is not used up yet. */
export interface PendingLink {
  tokenHash: string
  /** As its address says. */
  type: 'signup' | 'invite' | 'magiclink' | 'recovery' | 'email' | 'email_change'
}

/** What the address of a mailed link carried. */
export type LinkAnswer =
  | { kind: 'code'; code: string }
  /** A link that whoever opened it confirms first. */
  | { kind: 'link'; link: PendingLink }
  /** A session that somebody else may have made: it is never taken. */
  | { kind: 'tokens' }
  /** The first of two mails that change an address. */
  | { kind: 'half' }
  | { kind: 'error'; code: string; description: string }

/** What came of it: signed in, a second factor or a new password is wanted, or why not. */
export type LinkOutcome =
  | 'signed-in'
  | 'second-factor'
  | 'new-password'
  | 'expired'
  | 'other-browser'
  | 'unreachable'
  | 'failed'

/** Hands a mailed link's answer to the auth client. */
export async function redeemLink(answer: LinkAnswer): Promise<LinkOutcome> {
  if (answer.kind === 'error') return answer.code === 'otp_expired' ? 'expired' : 'failed'
  if (answer.kind !== 'code') return 'failed'
  const auth = await authClient()
  const { data, error } = await auth.exchangeCodeForSession(answer.code)
  if (error) return failureOf(error)
  const redirectType: unknown = 'redirectType' in data ? data.redirectType : null
  return redirectType === 'recovery' ? 'new-password' : outcomeOf(data.session)
}

const outcomeOf = (session: Session | null): LinkOutcome =>
  awaitsSecondFactor(session) ? 'second-factor' : 'signed-in'

/** The verifier of a PKCE sign-in stays in the browser that asked, so another one can only take the code. */
function failureOf(error: { name: string; code?: string | undefined }): LinkOutcome {
  if (error.name === 'AuthPKCECodeVerifierMissingError' || error.code === 'bad_code_verifier')
    return 'other-browser'
  if (error.name === 'AuthRetryableFetchError') return 'unreachable'
  const expired = ['otp_expired', 'flow_state_expired', 'flow_state_not_found']
  return expired.includes(error.code ?? '') ? 'expired' : 'failed'
}
