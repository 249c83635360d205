import { z } from 'zod'
import { requireAssurance } from '#server/auth/factors/check-assurance.ts'
import type { AuthCall } from '#server/auth/wire/answer-call.ts'
import { readBearer } from '#server/auth/wire/read-bearer.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { approve } from './answer-authorization.ts'
import { changeAuthorization, readConsent } from './authorization-store.ts'
import { OAuthProgram, programView } from './client-view.ts'
import { findPending } from './find-authorization.ts'
import { covers, requireOAuthServer } from './server-policy.ts'

const Question = z.strictObject({
  authorization_id: z.string(),
  redirect_uri: z.string(),
  client: OAuthProgram,
  user: z.strictObject({ id: z.uuid(), email: z.string() }),
  scope: z.string(),
})

/**
 * What a program asks of the person who is signed in; from now on only they can decide. Who has agreed to as much
 * before is led back to the program without being asked.
 */
export const readAuthorization: AuthCall = {
  name: 'auth.read-authorization',
  method: 'GET',
  path: '/oauth/authorizations/{id}',
  access: 'signed-in',
  summary: 'Read an authorization request',
  answers: { 200: z.union([Question, z.strictObject({ redirect_url: z.string() })]) },
  async run(auth, request) {
    requireOAuthServer(auth.platform.config)
    const { user, session } = await readBearer(auth, request)
    await requireAssurance(auth.platform.db, session, 403)
    const body = await inTransaction(auth.platform.db, async (tx) => {
      const { asked, client } = await findPending(tx, auth, request.params['id'] ?? '', user)
      if (asked.user_id === null) await changeAuthorization(tx, asked.id, { user_id: user.id })
      if (covers(await readConsent(tx, user.id, client.id), asked.scope)) {
        return { redirect_url: await approve(tx, auth, asked, user) }
      }
      return {
        authorization_id: asked.id,
        redirect_uri: asked.redirect_uri,
        client: programView(client),
        user: { id: user.id, email: user.email ?? '' },
        scope: asked.scope,
      }
    })
    return { status: 200, body }
  },
}
