import { z } from 'zod'
import { serverMetadata, ServerMetadata } from '#server/auth/oauth-server/read-server-metadata.ts'
import type { AuthCall } from '#server/auth/wire/answer-call.ts'

/** Programs that verify tokens by themselves may keep the keys so long. */
const CACHED = { 'cache-control': 'public, max-age=600' }

export const readKeys: AuthCall = {
  name: 'auth.read-keys',
  method: 'GET',
  path: '/.well-known/jwks.json',
  access: 'anyone',
  summary: 'Read the public keys of access tokens',
  opened: true,
  answers: { 200: z.strictObject({ keys: z.array(z.record(z.string(), z.unknown())) }) },
  async run(auth) {
    return { status: 200, headers: CACHED, body: { keys: auth.keys.published } }
  },
}

/** It stands also where programs are not let in: clients find the keys by it. */
export const readOpenidConfiguration: AuthCall = {
  name: 'auth.read-openid-configuration',
  method: 'GET',
  path: '/.well-known/openid-configuration',
  access: 'anyone',
  summary: 'Read the OpenID Connect configuration',
  opened: true,
  answers: { 200: ServerMetadata },
  async run(auth) {
    return { status: 200, headers: CACHED, body: serverMetadata(auth) }
  },
}
