import type { AuthCall } from '#server/auth/wire/answer-call.ts'

/** Programs that verify tokens by themselves may keep the keys so long. */
const KEPT = { 'cache-control': 'public, max-age=600' }

export const readKeys: AuthCall = {
  name: 'auth.read-keys',
  method: 'GET',
  path: '/.well-known/jwks.json',
  access: 'anyone',
  summary: 'Public keys that access tokens are signed with',
  opened: true,
  async run(auth) {
    return { status: 200, headers: KEPT, body: { keys: auth.keys.published } }
  },
}

export const readOpenidConfiguration: AuthCall = {
  name: 'auth.read-openid-configuration',
  method: 'GET',
  path: '/.well-known/openid-configuration',
  access: 'anyone',
  summary: 'Where the parts of this service are (OpenID Connect Discovery)',
  opened: true,
  async run({ issuer, keys }) {
    return {
      status: 200,
      headers: KEPT,
      body: {
        issuer,
        authorization_endpoint: `${issuer}/oauth/authorize`,
        token_endpoint: `${issuer}/oauth/token`,
        userinfo_endpoint: `${issuer}/oauth/userinfo`,
        jwks_uri: `${issuer}/.well-known/jwks.json`,
        response_types_supported: ['code'],
        response_modes_supported: ['query'],
        grant_types_supported: ['authorization_code', 'refresh_token'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: [keys.current.algorithm],
        code_challenge_methods_supported: ['S256'],
      },
    }
  },
}
