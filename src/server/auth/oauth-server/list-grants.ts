import { z } from 'zod'
import type { AuthCall } from '#server/auth/wire/answer-call.ts'
import { readBearer } from '#server/auth/wire/read-bearer.ts'
import { readGrants } from './authorization-store.ts'
import { OAuthProgram, programView } from './client-view.ts'
import { requireOAuthServer } from './server-policy.ts'

const Grant = z.strictObject({
  client: OAuthProgram,
  scopes: z.array(z.string()),
  granted_at: z.iso.datetime(),
})

export const listGrants: AuthCall = {
  name: 'auth.list-grants',
  method: 'GET',
  path: '/user/oauth/grants',
  access: 'signed-in',
  summary: 'List the clients you have authorized',
  answers: { 200: z.array(Grant) },
  async run(auth, request) {
    requireOAuthServer(auth.platform.config)
    const { user } = await readBearer(auth, request)
    const grants = await readGrants(auth.platform.db, user.id)
    const body = grants.map((grant) => ({
      client: programView(grant),
      scopes: grant.granted_scopes,
      granted_at: grant.granted_at.toISOString(),
    }))
    return { status: 200, body }
  },
}
