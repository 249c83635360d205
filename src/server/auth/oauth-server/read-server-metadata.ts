import { z } from 'zod'
import type { Auth } from '#server/auth/open-auth.ts'
import type { AuthCall } from '#server/auth/wire/answer-call.ts'
import { CLIENT_AUTHENTICATIONS, GRANT_TYPES, requireOAuthServer, SCOPES } from './server-policy.ts'

/** RFC 8414, and OpenID Connect Discovery. */
export const ServerMetadata = z
  .strictObject({
    issuer: z.url(),
    jwks_uri: z.url(),
    authorization_endpoint: z.url(),
    token_endpoint: z.url(),
    userinfo_endpoint: z.url(),
    registration_endpoint: z.url().optional(),
    scopes_supported: z.array(z.string()),
    response_types_supported: z.array(z.string()),
    response_modes_supported: z.array(z.string()),
    grant_types_supported: z.array(z.string()),
    subject_types_supported: z.array(z.string()),
    id_token_signing_alg_values_supported: z.array(z.string()),
    token_endpoint_auth_methods_supported: z.array(z.string()),
    code_challenge_methods_supported: z.array(z.string()),
    authorization_response_iss_parameter_supported: z.boolean(),
  })
  .meta({ id: 'ServerMetadata' })

/** RFC 8414. */
export const readServerMetadata: AuthCall = {
  name: 'auth.read-server-metadata',
  method: 'GET',
  path: '/.well-known/oauth-authorization-server',
  access: 'anyone',
  summary: 'Read the metadata of the authorization server',
  opened: true,
  answers: { 200: ServerMetadata },
  async run(auth) {
    requireOAuthServer(auth.platform.config)
    return {
      status: 200,
      headers: { 'cache-control': 'public, max-age=600' },
      body: serverMetadata(auth),
    }
  },
}

/** What the OAuth server can do and where, in the words of RFC 8414 and of OpenID Connect Discovery. */
export function serverMetadata({ issuer, keys, platform }: Auth): Record<string, unknown> {
  return {
    issuer,
    jwks_uri: `${issuer}/.well-known/jwks.json`,
    authorization_endpoint: `${issuer}/oauth/authorize`,
    token_endpoint: `${issuer}/oauth/token`,
    userinfo_endpoint: `${issuer}/oauth/userinfo`,
    ...(platform.config.auth.dynamicRegistration && {
      registration_endpoint: `${issuer}/oauth/clients/register`,
    }),
    scopes_supported: SCOPES,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: GRANT_TYPES,
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: [keys.current.algorithm],
    token_endpoint_auth_methods_supported: CLIENT_AUTHENTICATIONS,
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  }
}
