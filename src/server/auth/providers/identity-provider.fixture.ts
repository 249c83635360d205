import { createHash, createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'

/** Whoever signs in there next. */
export interface PersonThere {
  sub: string
  email?: string
  email_verified?: boolean | string
  name?: string
  [claim: string]: unknown
}

/** What goes wrong there, one after the other. */
export interface Faults {
  /** Claims that differ from what they must be. */
  claims?: JWTPayload
  /** Signs with a key that nobody published. */
  foreignKey?: boolean
  /** Status of the token endpoint. */
  tokenStatus?: number
  /** Never answers. */
  silent?: boolean
}

interface Waiting {
  person: PersonThere
  nonce: string | null
  challenge: string | null
  clientId: string
  redirectUri: string
}

const SECRET = 'secret-of-mesob'
const CLIENT = 'mesob'

/** A service to sign in with, on this machine: OpenID Connect, and user addresses as OAuth 2 services have them. */
export async function startIdentityProvider() {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const foreign = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(publicKey)), kid: 'first', alg: 'RS256', use: 'sig' }
  const codes = new Map<string, Waiting>()
  const tokens = new Map<string, PersonThere>()
  const asked: { path: string; headers: IncomingMessage['headers']; form: URLSearchParams }[] = []
  const state: { faults: Faults; emails: unknown } = { faults: {}, emails: [] }

  async function idToken(claims: JWTPayload, key = privateKey): Promise<string> {
    return new SignJWT({ iss: issuer, aud: CLIENT, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'first' })
      .setIssuedAt(claims.iat ?? undefined)
      .setExpirationTime(claims.exp ?? '1h')
      .sign(key)
  }

  async function exchange(form: URLSearchParams, authorization: string | undefined): Promise<object | null> {
    const code = form.get('code') ?? ''
    const waiting = codes.get(code)
    codes.delete(code)
    if (!waiting || form.get('redirect_uri') !== waiting.redirectUri) return null
    const verifier = form.get('code_verifier')
    const shown = verifier === null ? null : createHash('sha256').update(verifier).digest('base64url')
    if (shown !== waiting.challenge) return null
    const basic = Buffer.from(authorization?.replace(/^Basic /, '') ?? '', 'base64').toString()
    const secret = form.get('client_secret')
    const signed = secret?.split('.').length === 3
    if (decodeURIComponent(basic) !== `${CLIENT}:${SECRET}` && secret !== SECRET && !signed) return null
    const { sub, ...metadata } = waiting.person
    const accessToken = `access-${randomUUID()}`
    tokens.set(accessToken, waiting.person)
    const nonce = waiting.nonce === null ? {} : { nonce: waiting.nonce }
    const key = state.faults.foreignKey ? foreign.privateKey : privateKey
    return {
      access_token: accessToken,
      refresh_token: 'refresh-there',
      token_type: 'Bearer',
      expires_in: 300,
      id_token: await idToken(
        { sub, ...metadata, ...nonce, aud: waiting.clientId, ...state.faults.claims },
        key,
      ),
    }
  }

  async function answer(request: IncomingMessage, text: string): Promise<[number, unknown]> {
    const url = new URL(request.url ?? '/', 'http://there')
    const form = new URLSearchParams(text)
    const { authorization } = request.headers
    asked.push({ path: url.pathname, headers: request.headers, form })
    const person = tokens.get(authorization?.replace(/^Bearer /, '') ?? '')
    switch (url.pathname) {
      case '/.well-known/openid-configuration':
        return [
          200,
          {
            issuer,
            authorization_endpoint: `${issuer}/authorize`,
            token_endpoint: `${issuer}/token`,
            jwks_uri: `${issuer}/keys`,
            response_types_supported: ['code'],
            subject_types_supported: ['public'],
            id_token_signing_alg_values_supported: ['RS256'],
            token_endpoint_auth_methods_supported: ['client_secret_basic'],
          },
        ]
      case '/keys':
        return [200, { keys: [jwk] }]
      case '/token': {
        const granted = await exchange(form, authorization)
        if (state.faults.tokenStatus) return [state.faults.tokenStatus, { error: 'server_error' }]
        return granted ? [200, granted] : [400, { error: 'invalid_grant' }]
      }
      case '/emails':
        return person ? [200, state.emails] : [401, {}]
      case '/user':
        return person ? [200, person] : [401, {}]
      case '/me': {
        const shown = authorization?.replace(/^Bearer /, '') ?? ''
        const proof = createHmac('sha256', SECRET).update(shown).digest('hex')
        return person && url.searchParams.get('appsecret_proof') === proof ? [200, person] : [401, {}]
      }
      default:
        return [404, {}]
    }
  }

  const server = createServer((request, response) => {
    void (async () => {
      let text = ''
      for await (const part of request) text += String(part)
      const [status, body] = await answer(request, text)
      if (state.faults.silent) return
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })()
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    issuer,
    asked,
    state,
    idToken,
    setting: { clientId: CLIENT, clientSecret: SECRET, issuer },
    endpoints: {
      clientId: CLIENT,
      clientSecret: SECRET,
      authorizationUrl: `${issuer}/authorize`,
      tokenUrl: `${issuer}/token`,
    },
    /** The person signs in at the page that `address` leads to, and agrees: the code that the browser takes back. */
    agree(address: string, person: PersonThere): { code: string; state: string } {
      const { searchParams: query } = new URL(address)
      const code = randomUUID()
      codes.set(code, {
        person,
        nonce: query.get('nonce'),
        challenge: query.get('code_challenge'),
        clientId: query.get('client_id') ?? '',
        redirectUri: query.get('redirect_uri') ?? '',
      })
      return { code, state: query.get('state') ?? '' }
    },
    stop: () =>
      new Promise<void>((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}

export type IdentityProvider = Awaited<ReturnType<typeof startIdentityProvider>>
