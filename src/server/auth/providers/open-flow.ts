import { randomUUID } from 'node:crypto'
import { keyedHash } from '#server/platform/secrets.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import { insertProviderFlow } from '#server/auth/sessions/flow-store.ts'
import { headerOf } from '#server/auth/wire/answer-call.ts'
import { readPkce } from '#server/auth/wire/read-body.ts'
import { allowedRedirect } from '#server/auth/wire/redirect-policy.ts'
import { AuthRefusal } from '#server/auth/wire/refusal-policy.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { WireRequest } from '#server/platform/wire.ts'
import { browserSecret } from './browser-cookie-policy.ts'
import { authorizationAddress, type FlowSecrets, ProviderError } from './identity-provider-client.ts'
import { UpstreamError } from '#server/platform/outside/guarded-fetch.ts'
import { allScopes, passedOn, type Provider } from './provider-policy.ts'

/**
 * Begins a sign-in with a provider: the address of its page, and the cookie that binds what comes back to this
 * browser.
 * @param linkTo the account that the identity is to be added to, instead of a sign-in
 * @throws AuthRefusal validation_failed, provider_disabled when it cannot be reached
 */
export async function openFlow(
  auth: Auth,
  request: WireRequest,
  provider: Provider,
  linkTo: string | null,
): Promise<{ url: string; cookie: string }> {
  const { query } = request
  const pkce = readPkce({
    code_challenge: query['code_challenge'] ?? '',
    code_challenge_method: query['code_challenge_method'] ?? '',
  })
  const { publicUrl } = auth.platform.config
  const page = allowedRedirect(auth.platform.config, query['redirect_to'])
  const id = randomUUID()
  const kind = { secure: publicUrl.startsWith('https:'), posted: provider.postsBack }
  const browser = browserSecret(headerOf(request, 'cookie'), kind)
  const wish = {
    redirectUri: callbackAddress(auth),
    scope: allScopes(provider, query['scopes']),
    params: passedOn(query),
  }
  const url = await addressOf(auth, provider, flowSecrets(auth, id), wish)
  await inTransaction(auth.platform.db, (tx) =>
    insertProviderFlow(tx, {
      id,
      provider: provider.name,
      method: 'oauth',
      pkce,
      page,
      linkTo,
      browserHash: browserHash(auth, browser.value),
    }),
  )
  return { url, cookie: browser.cookie }
}

/** An outage is no fault of the request, but a 5xx would have clients ask on and on. */
async function addressOf(
  auth: Auth,
  provider: Provider,
  secrets: FlowSecrets,
  wish: Parameters<typeof authorizationAddress>[3],
): Promise<string> {
  try {
    return await authorizationAddress(auth, provider, secrets, wish)
  } catch (error) {
    if (!(error instanceof UpstreamError || error instanceof ProviderError)) throw error
    throw new AuthRefusal('provider_disabled', { message: 'The provider cannot be reached at the moment' })
  }
}

/** Made from the id, so that none of them has to be kept. */
export function flowSecrets(auth: Auth, id: string): FlowSecrets {
  const secretOf = (purpose: string) =>
    keyedHash(auth.secrets.providers, `${purpose} ${id}`).toString('base64url')
  return { state: id, nonce: secretOf('nonce'), verifier: secretOf('verifier') }
}

export function browserHash(auth: Auth, secret: string): Buffer {
  return keyedHash(auth.secrets.providers, `browser ${secret}`)
}

/** Where providers send browsers back to; it is registered with each of them. */
export function callbackAddress(auth: Auth): string {
  return `${auth.issuer}/callback`
}
