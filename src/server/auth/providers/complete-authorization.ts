import { z } from 'zod'
import { randomUUID, timingSafeEqual } from 'node:crypto'
import { AUTH_RULES } from '#server/auth/auth-policy.ts'
import { seal } from '#server/platform/secrets.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import {
  claimProviderFlow,
  deleteFlow,
  type FlowRow,
  setAuthCode,
  settleFlow,
} from '#server/auth/sessions/flow-store.ts'
import { type Grant, openSession } from '#server/auth/sessions/open-session.ts'
import { sessionView } from '#server/auth/sessions/session-view.ts'
import { type AuthCall, deviceOf, headerOf } from '#server/auth/wire/answer-call.ts'
import { landWithCode, landWithRefusal, landWithSession, leadTo } from '#server/auth/wire/landing-view.ts'
import { readForm } from '#server/auth/wire/read-form.ts'
import { allowedRedirect } from '#server/auth/wire/redirect-policy.ts'
import { AuthRefusal } from '#server/auth/wire/refusal-policy.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import type { WireAnswer, WireRequest } from '#server/platform/wire.ts'
import { acceptIdentity } from './accept-identity.ts'
import type { ProviderAccount } from './account-policy.ts'
import { shownSecret } from './browser-cookie-policy.ts'
import { confirmAddress } from './confirm-address.ts'
import { providerNamed } from './find-provider.ts'
import { completeSignIn, type ProviderAnswer, ProviderError } from './identity-provider-client.ts'
import { browserHash, callbackAddress, flowSecrets } from './open-flow.ts'
import { UpstreamError } from '#server/platform/outside/guarded-fetch.ts'
import type { Provider } from './provider-policy.ts'
import { isStorable } from '#server/platform/storable-text.ts'

const CALLBACK = {
  path: '/callback',
  access: 'anyone',
  summary: 'Complete a sign-in with an identity provider',
  opened: true,
} as const

/**
 * A browser comes back from a provider. It always goes on to a page of ours, which finds the answer in its
 * address. The state counts once, for minutes, and only in the browser that began.
 */
export const completeAuthorization: AuthCall = {
  ...CALLBACK,
  name: 'auth.complete-authorization',
  method: 'GET',
  query: { state: 'As it was sent', code: 'From the service', error: 'Instead of the code' },
  answers: { 303: null },
  run: (auth, request) => comeBack(auth, request, queryOf(request)),
}

/** Completes an authorization for providers that answer by form post. */
export const completePostedAuthorization: AuthCall = {
  ...CALLBACK,
  name: 'auth.complete-posted-authorization',
  method: 'POST',
  formBody: true,
  takes: z.object({
    state: z.string(),
    code: z.string().optional(),
    error: z.string().optional(),
    user: z.string().optional(),
  }),
  answers: { 303: null },
  run: (auth, request) => comeBack(auth, request, formOf(request)),
}

function queryOf({ query }: WireRequest): URLSearchParams {
  const entries = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return new URLSearchParams(entries)
}

function formOf({ body }: WireRequest): URLSearchParams {
  try {
    return readForm(body)
  } catch {
    return new URLSearchParams()
  }
}

async function comeBack(auth: Auth, request: WireRequest, answer: URLSearchParams): Promise<WireAnswer> {
  const { config } = auth.platform
  let flow: FlowRow
  try {
    flow = await claimFlow(auth, answer.get('state') ?? '')
  } catch (error) {
    if (!(error instanceof AuthRefusal)) throw error
    return leadTo(landWithRefusal(allowedRedirect(config, undefined), false, error, 'invalid_request'))
  }
  const page = allowedRedirect(config, flow.referrer ?? undefined)
  try {
    return leadTo(await finish(auth, request, flow, answer, page))
  } catch (error) {
    if (error instanceof AuthRefusal)
      return leadTo(landWithRefusal(page, flow.code_challenge !== null, error))
    throw error
  }
}

/** @throws AuthRefusal bad_oauth_state */
async function claimFlow(auth: Auth, state: string): Promise<FlowRow> {
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(state)
  const flow = isId
    ? await inTransaction(auth.platform.db, (tx) => claimProviderFlow(tx, state, 'oauth'))
    : undefined
  if (!flow) throw new AuthRefusal('bad_oauth_state')
  return flow
}

/** @returns the address to go on to */
async function finish(
  auth: Auth,
  request: WireRequest,
  flow: FlowRow,
  answer: URLSearchParams,
  page: string,
): Promise<string> {
  const provider = await providerNamed(auth, flow.provider_type)
  requireSameBrowser(auth, request, flow, provider)
  if (!provider) throw new AuthRefusal('provider_disabled')
  const answered = await askProvider(auth, provider, flow, answer)
  const settled = await inTransaction(auth.platform.db, (tx) =>
    settle(tx, auth, request, flow, provider, answered),
  )
  if ('unconfirmed' in settled) throw await confirmAddress(auth, settled.unconfirmed, page)
  if ('code' in settled) return landWithCode(page, settled.code)
  return landWithSession(page, await sessionView(auth, settled.grant), {
    provider_token: answered.accessToken,
    ...(answered.refreshToken !== null && { provider_refresh_token: answered.refreshToken }),
  })
}

/** @throws AuthRefusal bad_oauth_state, flow_state_expired */
function requireSameBrowser(
  auth: Auth,
  request: WireRequest,
  flow: FlowRow,
  provider: Provider | null,
): void {
  const age = auth.platform.clock.now().getTime() - flow.created_at.getTime()
  if (age > AUTH_RULES.authCode) throw new AuthRefusal('flow_state_expired')
  const secure = auth.platform.config.publicUrl.startsWith('https:')
  const shown = shownSecret(headerOf(request, 'cookie'), { secure, posted: provider?.postsBack ?? false })
  const expected = flow.browser_hash
  if (shown === null || expected === null || !timingSafeEqual(browserHash(auth, shown), expected)) {
    throw new AuthRefusal('bad_oauth_state')
  }
}

/** @throws AuthRefusal bad_oauth_callback */
async function askProvider(
  auth: Auth,
  provider: Provider,
  flow: FlowRow,
  answer: URLSearchParams,
): Promise<ProviderAnswer> {
  if (answer.get('error') === 'access_denied' || answer.get('error') === 'user_cancelled_authorize') {
    throw new AuthRefusal('bad_oauth_callback', { message: 'The sign-in was cancelled' })
  }
  if (!answer.has('error') && !answer.has('code')) {
    throw new AuthRefusal('bad_oauth_callback', { message: 'OAuth callback with no authorization code' })
  }
  try {
    const back = { redirectUri: callbackAddress(auth), answer }
    const answered = await completeSignIn(auth, provider, flowSecrets(auth, flow.id), back)
    return { ...answered, account: withPostedName(answered.account, provider, answer.get('user')) }
  } catch (error) {
    if (!(error instanceof UpstreamError || error instanceof ProviderError)) throw error
    auth.platform.log.warn(
      { provider: provider.name, reason: error.message },
      'a sign-in with a provider failed',
    )
    throw new AuthRefusal('bad_oauth_callback')
  }
}

/** Apple says the name once, beside the code, where nothing proves it: it is a name and no more. */
function withPostedName(
  account: ProviderAccount,
  provider: Provider,
  posted: string | null,
): ProviderAccount {
  if (!provider.postsBack || posted === null) return account
  const name = postedName(posted)
  return name === null
    ? account
    : { ...account, ownMetadata: { full_name: name, name, ...account.ownMetadata } }
}

function postedName(text: string): string | null {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return null
  }
  const name = typeof parsed === 'object' && parsed !== null && 'name' in parsed ? parsed.name : null
  if (typeof name !== 'object' || name === null) return null
  const parts = ['firstName' in name ? name.firstName : null, 'lastName' in name ? name.lastName : null]
  const full = parts
    .filter((part) => typeof part === 'string')
    .join(' ')
    .trim()
  const fits = full.length >= 2 && full.length <= 80 && isStorable(full)
  return fits ? full : null
}

type Settled = { grant: Grant } | { code: string } | { unconfirmed: string | null }

async function settle(
  tx: Tx,
  auth: Auth,
  request: WireRequest,
  flow: FlowRow,
  provider: Provider,
  answered: ProviderAnswer,
): Promise<Settled> {
  const device = deviceOf(request)
  const accepted = await acceptIdentity(tx, auth, {
    provider: provider.name,
    account: answered.account,
    emailOptional: provider.emailOptional,
    linkTo: flow.linking_target_id,
    ip: device.ip,
  })
  if ('unconfirmed' in accepted) return accepted
  if (flow.code_challenge === null) {
    await deleteFlow(tx, flow.id)
    const opening = { method: 'oauth', provider: provider.name, device, bannedStatus: 403 } as const
    return { grant: await openSession(tx, auth, accepted.userId, opening) }
  }
  const code = randomUUID()
  await settleFlow(tx, flow.id, {
    userId: accepted.userId,
    accessToken: sealed(auth, answered.accessToken),
    refreshToken: answered.refreshToken === null ? null : sealed(auth, answered.refreshToken),
  })
  await setAuthCode(tx, flow.id, code, auth.platform.clock.now())
  return { code }
}

function sealed(auth: Auth, token: string): string {
  return seal(auth.secrets.providers, Buffer.from(token)).toString('base64url')
}
