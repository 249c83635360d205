import { createHash, timingSafeEqual } from 'node:crypto'
import { decodeJwt, decodeProtectedHeader, type JWTPayload } from 'jose'
import { z } from 'zod'
import { requireAssurance } from '#server/auth/factors/check-assurance.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import { type Grant, openSession } from '#server/auth/sessions/open-session.ts'
import { type SessionAnswer, sessionView } from '#server/auth/sessions/session-view.ts'
import { deviceOf } from '#server/auth/wire/answer-call.ts'
import { OAuthRefusal } from '#server/auth/wire/oauth-refusal-policy.ts'
import { readBearer } from '#server/auth/wire/read-bearer.ts'
import { Optional, readBody } from '#server/auth/wire/read-body.ts'
import { AuthRefusal, invalid } from '#server/auth/wire/refusal-policy.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { isKnownProvider } from '#server/platform/provider-settings.ts'
import type { WireRequest } from '#server/platform/wire.ts'
import { acceptIdentity } from './accept-identity.ts'
import { type ProviderAccount, readAccount } from './account-policy.ts'
import { confirmAddress } from './confirm-address.ts'
import { providerNamed } from './find-provider.ts'
import { ProviderError, verifyIdToken } from './identity-provider-client.ts'
import { requireManualLinking } from './link-identity.ts'
import { UpstreamError } from '#server/platform/outside/guarded-fetch.ts'
import type { Provider } from './provider-policy.ts'

export const IdTokenBody = z.object({
  provider: Optional.text,
  id_token: Optional.text,
  access_token: Optional.text,
  nonce: Optional.text,
  link_identity: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
})
type Sent = z.output<typeof IdTokenBody>

const LONGEST_TOKEN = 16_384

/**
 * Signs in with an id token that an app got from a provider by itself; or adds that identity to the account one is
 * signed in to.
 */
export async function signInWithIdToken(auth: Auth, request: WireRequest): Promise<SessionAnswer> {
  const sent = readBody(IdTokenBody, request.body)
  if (sent.id_token === '') throw new OAuthRefusal('invalid request', 'id_token required')
  if (sent.provider === '') throw new OAuthRefusal('invalid request', 'provider required')
  const linkTo = sent.link_identity ? await readLinkTarget(auth, request) : null
  const provider = await readProvider(auth, sent.provider)
  const account = await readToken(auth, provider, sent)
  const result = await inTransaction(
    auth.platform.db,
    async (tx): Promise<Grant | { unconfirmed: string | null }> => {
      const device = deviceOf(request)
      const { name, emailOptional } = provider
      const accepted = await acceptIdentity(tx, auth, {
        provider: name,
        account,
        emailOptional,
        linkTo,
        ip: device.ip,
      })
      if ('unconfirmed' in accepted) return accepted
      return openSession(tx, auth, accepted.userId, {
        method: 'oauth',
        provider: name,
        device,
        bannedStatus: 403,
      })
    },
  )
  if ('unconfirmed' in result)
    throw await confirmAddress(auth, result.unconfirmed, auth.platform.config.publicUrl)
  return sessionView(auth, result)
}

async function readLinkTarget(auth: Auth, request: WireRequest): Promise<string> {
  const { user, session } = await readBearer(auth, request)
  requireManualLinking(auth)
  if (user.is_sso_user) throw new AuthRefusal('user_sso_managed')
  await requireAssurance(auth.platform.db, session, 403)
  return user.id
}

/** @throws AuthRefusal provider_disabled, validation_failed */
async function readProvider(auth: Auth, name: string): Promise<Provider> {
  const provider = await providerNamed(auth, name)
  if (provider?.oidc) return provider
  if (provider) throw invalid('This provider has no id tokens')
  if (isKnownProvider(name))
    throw new AuthRefusal('provider_disabled', { message: 'Provider is not enabled' })
  throw invalid('Provider is not known')
}

/** @throws OAuthRefusal for a token that does not count, AuthRefusal provider_disabled when its keys cannot be read */
async function readToken(auth: Auth, provider: Provider, sent: Sent): Promise<ProviderAccount> {
  const token = sent.id_token
  if (token.length > LONGEST_TOKEN || !isToken(token))
    throw new OAuthRefusal('invalid request', 'Bad ID token')
  try {
    const claims = await verifyIdToken(auth, provider, token)
    if (!provider.oidc?.skipNonce) requireNonce(claims, sent.nonce)
    if (sent.access_token !== '') requireAccessToken(token, claims, sent.access_token)
    const account = readAccount(provider.reading, claims)
    if (!account) throw new OAuthRefusal('invalid request', 'Bad ID token')
    return account
  } catch (error) {
    if (error instanceof ProviderError) throw new OAuthRefusal('invalid request', 'Bad ID token')
    if (error instanceof UpstreamError) {
      throw new AuthRefusal('provider_disabled', { message: 'The provider cannot be reached at the moment' })
    }
    throw error
  }
}

function isToken(token: string): boolean {
  try {
    decodeProtectedHeader(token)
    decodeJwt(token)
    return true
  } catch {
    return false
  }
}

/** The token holds the hash of what the app made up, or there is none on either side. */
function requireNonce(claims: JWTPayload, nonce: string): void {
  const expected = claims['nonce']
  if ((typeof expected === 'string' && expected !== '') !== (nonce !== '')) {
    throw new OAuthRefusal(
      'invalid request',
      'Passed nonce and nonce in id_token should either both exist or not.',
    )
  }
  if (nonce === '') return
  if (!isSame(createHash('sha256').update(nonce).digest('hex'), String(expected))) {
    throw new OAuthRefusal('invalid nonce', 'Nonces mismatch')
  }
}

/** OpenID Connect Core 3.1.3.6: half of the hash of the access token, when the token says one. */
function requireAccessToken(token: string, claims: JWTPayload, accessToken: string): void {
  const expected = claims['at_hash']
  const { alg = '' } = decodeProtectedHeader(token)
  const bits = /(256|384|512)$/.exec(alg)?.[1] ?? '512'
  const hash = createHash(`sha${bits}`).update(accessToken).digest()
  const half = hash.subarray(0, hash.length / 2).toString('base64url')
  if (typeof expected !== 'string' || !isSame(half, expected)) {
    throw new OAuthRefusal('invalid request', 'Bad access token')
  }
}

function isSame(one: string, other: string): boolean {
  const bytes = Buffer.from(one)
  const shown = Buffer.from(other)
  return bytes.length === shown.length && timingSafeEqual(bytes, shown)
}
