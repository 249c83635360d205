import { createHash, createHmac, createPrivateKey } from 'node:crypto'
import {
  createRemoteJWKSet,
  customFetch as joseFetch,
  errors,
  jwtVerify,
  type JWTPayload,
  SignJWT,
} from 'jose'
import { LRUCache } from 'lru-cache'
import * as oauth from 'oauth4webapi'
import type { Auth } from '#server/auth/open-auth.ts'
import { type ProviderAccount, readAccount } from './account-policy.ts'
import { UpstreamError, guardedFetch } from '#server/platform/outside/guarded-fetch.ts'
import type { AppleSecret, Provider } from './provider-policy.ts'

/** What a provider gave at the end of a sign-in. Its tokens are for its own interfaces, passed on once. */
export interface ProviderAnswer {
  account: ProviderAccount
  accessToken: string
  refreshToken: string | null
}

/** Secrets of one sign-in that only we and the provider know. */
export interface FlowSecrets {
  state: string
  nonce: string
  verifier: string
}

/** The provider answered, but not as it must: refused, forged, or not in the form of the standard. */
export class ProviderError extends Error {
  override name = 'ProviderError'
}

const APPLE_SECRET_SECONDS = 300
const DISCOVERY_MS = 600_000
const CLOCK_TOLERANCE_SECONDS = 30
const ID_TOKEN_ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
]

type Keys = ReturnType<typeof createRemoteJWKSet>
const discovered = new LRUCache<string, oauth.AuthorizationServer>({ max: 100, ttl: DISCOVERY_MS })
const keySets = new LRUCache<string, Keys>({ max: 100, ttl: DISCOVERY_MS })

/** Where the provider's parts are; asked once in a while. @throws UpstreamError, ProviderError */
export async function discover(auth: Auth, provider: Provider): Promise<oauth.AuthorizationServer> {
  const { oidc, endpoints, namedBy } = provider
  if (!oidc) {
    if (!endpoints) throw new ProviderError('The provider has no addresses')
    return {
      issuer: new URL(endpoints.authorization).origin,
      authorization_endpoint: endpoints.authorization,
      token_endpoint: endpoints.token,
      userinfo_endpoint: endpoints.userinfo,
    }
  }
  const key = `${namedBy} ${oidc.issuer} ${oidc.discoveryUrl ?? ''}`
  const known = discovered.get(key)
  if (known) return known
  const server = await inOurWords(() => askDiscovery(auth, provider, oidc))
  discovered.set(key, server)
  return server
}

async function askDiscovery(
  auth: Auth,
  provider: Provider,
  oidc: { issuer: string; discoveryUrl: string | null },
): Promise<oauth.AuthorizationServer> {
  const issuer = new URL(oidc.issuer)
  const fetched = guardedFetch(auth.platform, provider.namedBy)
  const response =
    oidc.discoveryUrl === null
      ? await oauth.discoveryRequest(issuer, {
          [oauth.customFetch]: (address, { headers }) => fetched(address, { headers }),
          [oauth.allowInsecureRequests]: true,
        })
      : await fetched(oidc.discoveryUrl, { headers: { accept: 'application/json' } })
  const server = await oauth.processDiscoveryResponse(issuer, response)
  if (!server.authorization_endpoint || !server.token_endpoint || !server.jwks_uri) {
    throw new ProviderError('The discovery document lacks an endpoint')
  }
  return server
}

/** The provider's page, with everything it is to know. */
export async function authorizationAddress(
  auth: Auth,
  provider: Provider,
  secrets: FlowSecrets,
  wish: { redirectUri: string; scope: string; params: Readonly<Record<string, string>> },
): Promise<string> {
  const server = await discover(auth, provider)
  const address = new URL(server.authorization_endpoint ?? '')
  const own: Record<string, string> = {
    client_id: provider.clientId,
    redirect_uri: wish.redirectUri,
    response_type: 'code',
    scope: wish.scope,
    state: secrets.state,
    ...(provider.oidc && !provider.oidc.skipNonce && { nonce: secrets.nonce }),
    ...(provider.pkce && {
      code_challenge: createHash('sha256').update(secrets.verifier).digest('base64url'),
      code_challenge_method: 'S256',
    }),
  }
  for (const [name, value] of Object.entries({ ...wish.params, ...provider.params, ...own })) {
    address.searchParams.set(name, value)
  }
  return address.href
}

/**
 * Exchanges the code that the browser brought back, and asks who the person is.
 * @throws UpstreamError, ProviderError
 */
export async function completeSignIn(
  auth: Auth,
  provider: Provider,
  secrets: FlowSecrets,
  back: { redirectUri: string; answer: URLSearchParams },
): Promise<ProviderAnswer> {
  const server = await discover(auth, provider)
  return inOurWords(async () => {
    const client = clientOf(auth, provider)
    const options = requestOptions(auth, provider)
    const answer = oauth.validateAuthResponse(server, client, withoutIdToken(back.answer), secrets.state)
    const response = await oauth.authorizationCodeGrantRequest(
      server,
      client,
      await clientAuthentication(auth, provider, server),
      answer,
      back.redirectUri,
      provider.pkce ? secrets.verifier : oauth.nopkce,
      options,
    )
    const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
      requireIdToken: provider.oidc !== null,
      expectedNonce: provider.oidc?.skipNonce === false ? secrets.nonce : oauth.expectNoNonce,
    })
    const claims = await claimsOf(auth, provider, server, tokens)
    const emails = provider.endpoints?.emails
      ? await ask(auth, provider, provider.endpoints.emails, tokens)
      : null
    const account = readAccount(provider.reading, claims, emails)
    if (!account) throw new ProviderError('The provider did not say who the person is')
    return { account, accessToken: tokens.access_token, refreshToken: tokens.refresh_token ?? null }
  })
}

/**
 * The claims of an id token: signed by the provider, meant for us, not over.
 * @throws UpstreamError, ProviderError
 */
export async function verifyIdToken(auth: Auth, provider: Provider, token: string): Promise<JWTPayload> {
  const server = await discover(auth, provider)
  const { issuer, jwks_uri: address = '' } = server
  return inOurWords(async () => {
    const { payload } = await jwtVerify(token, keysAt(auth, provider, address), {
      issuer: issuersOf(issuer),
      audience: [...provider.audiences],
      algorithms: ID_TOKEN_ALGORITHMS,
      requiredClaims: ['sub', 'exp', 'iat'],
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      currentDate: auth.platform.clock.now(),
    })
    const { azp, aud } = payload
    const foreign = typeof azp === 'string' && !provider.audiences.includes(azp)
    if (foreign || (Array.isArray(aud) && aud.length > 1 && azp === undefined)) {
      throw new ProviderError('The id token was made for another program')
    }
    return payload
  })
}

/** Google signs tokens for phones with its name alone. */
function issuersOf(issuer: string): string[] {
  return issuer === 'https://accounts.google.com' ? [issuer, 'accounts.google.com'] : [issuer]
}

function keysAt(auth: Auth, provider: Provider, address: string): Keys {
  const key = `${provider.namedBy} ${address}`
  const known = keySets.get(key)
  if (known) return known
  const fetched = guardedFetch(auth.platform, provider.namedBy)
  const keys = createRemoteJWKSet(new URL(address), {
    [joseFetch]: (url, { headers }) => fetched(url, { headers }),
  })
  keySets.set(key, keys)
  return keys
}

async function claimsOf(
  auth: Auth,
  provider: Provider,
  server: oauth.AuthorizationServer,
  tokens: oauth.TokenEndpointResponse,
): Promise<Record<string, unknown>> {
  if (!provider.oidc) return asRecord(await ask(auth, provider, provider.endpoints?.userinfo ?? '', tokens))
  const signed = await verifyIdToken(auth, provider, tokens.id_token ?? '')
  if (signed['email'] !== undefined || !server.userinfo_endpoint) return signed
  // some say the address there only
  const profile = asRecord(await ask(auth, provider, server.userinfo_endpoint, tokens))
  return profile['sub'] === signed.sub ? { ...profile, ...signed } : signed
}

async function ask(
  auth: Auth,
  provider: Provider,
  address: string,
  tokens: oauth.TokenEndpointResponse,
): Promise<unknown> {
  const url = new URL(address)
  if (provider.reading.kind === 'facebook' && typeof provider.secret === 'string') {
    const proof = createHmac('sha256', provider.secret).update(tokens.access_token).digest('hex')
    url.searchParams.set('appsecret_proof', proof)
  }
  const response = await guardedFetch(auth.platform, provider.namedBy)(url, {
    headers: { authorization: `Bearer ${tokens.access_token}`, accept: 'application/json' },
  })
  if (!response.ok) throw new ProviderError(`The provider answered ${response.status}`)
  return response.json()
}

function clientOf(auth: Auth, provider: Provider): oauth.Client {
  // its own clock is the machine's, ours may have been moved
  const skew = Math.round((auth.platform.clock.now().getTime() - Date.now()) / 1000)
  return {
    client_id: provider.clientId,
    [oauth.clockSkew]: skew,
    [oauth.clockTolerance]: CLOCK_TOLERANCE_SECONDS,
  }
}

function requestOptions(auth: Auth, provider: Provider): oauth.TokenEndpointRequestOptions {
  const fetched = guardedFetch(auth.platform, provider.namedBy)
  return {
    [oauth.customFetch]: (address, { method, headers, body }) => fetched(address, { method, headers, body }),
    // which addresses may be asked, and how, is decided there
    [oauth.allowInsecureRequests]: true,
  }
}

async function clientAuthentication(
  auth: Auth,
  { secret, clientId, oidc }: Provider,
  server: oauth.AuthorizationServer,
): Promise<oauth.ClientAuth> {
  const value = typeof secret === 'string' ? secret : await signAppleSecret(auth, secret, clientId)
  if (value === '') return oauth.None()
  const methods = server.token_endpoint_auth_methods_supported ?? (oidc ? ['client_secret_basic'] : [])
  const basicOnly = methods.includes('client_secret_basic') && !methods.includes('client_secret_post')
  return basicOnly ? oauth.ClientSecretBasic(value) : oauth.ClientSecretPost(value)
}

async function signAppleSecret(auth: Auth, secret: AppleSecret, clientId: string): Promise<string> {
  const issuedAt = Math.floor(auth.platform.clock.now().getTime() / 1000)
  return new SignJWT({
    iss: secret.teamId,
    iat: issuedAt,
    exp: issuedAt + APPLE_SECRET_SECONDS,
    aud: 'https://appleid.apple.com',
    sub: clientId,
  })
    .setProtectedHeader({ alg: 'ES256', kid: secret.keyId })
    .sign(createPrivateKey(secret.privateKey))
}

/** Some answer with an id token in the form beside the code; only the one from the exchange counts. */
function withoutIdToken(answer: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(answer)
  rest.delete('id_token')
  return rest
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

/** Errors of the libraries as ours: none of them is a fault of this server. */
async function inOurWords<Value>(run: () => Promise<Value>): Promise<Value> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof UpstreamError || error instanceof ProviderError) throw error
    const theirs =
      error instanceof oauth.OperationProcessingError ||
      error instanceof oauth.UnsupportedOperationError ||
      error instanceof oauth.ResponseBodyError ||
      error instanceof oauth.AuthorizationResponseError ||
      error instanceof oauth.WWWAuthenticateChallengeError ||
      error instanceof errors.JOSEError ||
      error instanceof SyntaxError ||
      error instanceof TypeError
    if (!theirs) throw error
    const detail = error instanceof oauth.ResponseBodyError ? ` (${error.error})` : ''
    throw new ProviderError(error.message + detail, { cause: error })
  }
}
