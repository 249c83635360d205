import { isSameRedirect } from './redirect-uri-policy.ts'
import { randomUUID } from 'node:crypto'
import type { Auth } from '#server/auth/open-auth.ts'
import type { AuthCall } from '#server/auth/wire/answer-call.ts'
import { leadTo } from '#server/auth/wire/landing-view.ts'
import { OAuthRefusal } from '#server/auth/wire/oauth-refusal-policy.ts'
import { readPkce } from '#server/auth/wire/read-body.ts'
import { AuthRefusal } from '#server/auth/wire/refusal-policy.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { WireRequest } from '#server/platform/wire.ts'
import { insertAuthorization } from './authorization-store.ts'
import { type ClientRow, readClient } from './client-store.ts'
import { answerAddress, AUTHORIZATION_MS, readScope, requireOAuthServer, SCOPES } from './server-policy.ts'

const LONGEST = { state: 2048, nonce: 512 }

/**
 * A program leads the browser of a person here to ask for access. The person decides on a page of ours. An unknown
 * program or address is shown to the person and never sent on; anything else goes back to the program.
 */
export const requestAuthorization: AuthCall = {
  name: 'auth.request-authorization',
  method: 'GET',
  path: '/oauth/authorize',
  access: 'anyone',
  summary: 'Request authorization for a client (OAuth 2.1)',
  opened: true,
  query: {
    response_type: 'code',
    client_id: 'The program',
    redirect_uri: 'One of those it has registered',
    scope: SCOPES.join(', '),
    state: 'Comes back as it is',
    nonce: 'For the id token',
    code_challenge: 'RFC 7636',
    code_challenge_method: 'S256',
  },
  answers: { 303: null },
  async run(auth, request) {
    requireOAuthServer(auth.platform.config)
    const { client, redirectUri } = await readTarget(auth, request)
    const state = request.query['state'] ?? null
    try {
      const id = await keep(auth, request, client, redirectUri)
      return leadTo(`${auth.platform.config.publicUrl}/#/oauth/consent?authorization_id=${id}`)
    } catch (error) {
      if (!(error instanceof OAuthRefusal)) throw error
      const answer = { error: error.error, error_description: error.message }
      const shown = state !== null && state.length <= LONGEST.state ? state : null
      return leadTo(answerAddress(redirectUri, answer, { state: shown, issuer: auth.issuer }))
    }
  },
}

/** @throws OAuthRefusal that the browser must not be led on with */
async function readTarget(
  auth: Auth,
  { query }: WireRequest,
): Promise<{ client: ClientRow; redirectUri: string }> {
  const id = query['client_id'] ?? ''
  const client = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)
    ? await readClient(auth.platform.db, id)
    : undefined
  if (!client) throw new OAuthRefusal('invalid_request', 'The program is not known')
  const redirectUri = query['redirect_uri'] ?? ''
  if (!client.redirect_uris.some((registered) => isSameRedirect(registered, redirectUri))) {
    throw new OAuthRefusal('invalid_request', 'redirect_uri is not one of the program')
  }
  return { client, redirectUri }
}

/** @throws OAuthRefusal */
async function keep(
  auth: Auth,
  { query }: WireRequest,
  client: ClientRow,
  redirectUri: string,
): Promise<string> {
  if (query['response_type'] !== 'code') {
    throw new OAuthRefusal('unsupported_response_type', 'response_type must be code')
  }
  if (query['request'] !== undefined || query['request_uri'] !== undefined) {
    throw new OAuthRefusal('request_not_supported', 'Request objects are not supported')
  }
  const challenge = readChallenge(query)
  const scope = readScope(query['scope'] ?? client.scope ?? '')
  if (scope === null) throw new OAuthRefusal('invalid_scope', 'The scope is not known')
  for (const name of ['state', 'nonce'] as const) {
    if ((query[name] ?? '').length > LONGEST[name]) {
      throw new OAuthRefusal('invalid_request', `${name} is too long`)
    }
  }
  const id = randomUUID()
  await inTransaction(auth.platform.db, (tx) =>
    insertAuthorization(tx, {
      id,
      client_id: client.id,
      redirect_uri: redirectUri,
      scope,
      state: query['state'] ?? null,
      nonce: query['nonce'] ?? null,
      code_challenge: challenge,
      expires_at: new Date(auth.platform.clock.now().getTime() + AUTHORIZATION_MS),
    }),
  )
  return id
}

function readChallenge(query: WireRequest['query']): string {
  try {
    const pkce = readPkce({
      code_challenge: query['code_challenge'] ?? '',
      code_challenge_method: query['code_challenge_method'] ?? '',
    })
    if (pkce) return pkce.challenge
  } catch (error) {
    if (!(error instanceof AuthRefusal)) throw error
    throw new OAuthRefusal('invalid_request', error.message)
  }
  throw new OAuthRefusal('invalid_request', 'code_challenge is required (PKCE, S256)')
}
