import { queueNotice } from '#server/auth/mailing/send-notice-job.ts'
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { requireAssurance } from '#server/auth/factors/check-assurance.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import type { UserRow } from '#server/auth/users/user-store.ts'
import type { AuthCall } from '#server/auth/wire/answer-call.ts'
import { readBearer } from '#server/auth/wire/read-bearer.ts'
import { Optional, readBody } from '#server/auth/wire/read-body.ts'
import { invalid } from '#server/auth/wire/refusal-policy.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import { type AuthorizationRow, changeAuthorization, putConsent, readConsent } from './authorization-store.ts'
import { hashOf } from './client-policy.ts'
import { findPending } from './find-authorization.ts'
import { answerAddress, AUTHORIZATION_MS, requireOAuthServer } from './server-policy.ts'

const Body = z.object({ action: Optional.text })
const CODE_BYTES = 32

/** The person lets a program in, or not. Either way they are led back to it. */
export const answerAuthorization: AuthCall = {
  name: 'auth.answer-authorization',
  method: 'POST',
  path: '/oauth/authorizations/{id}/consent',
  access: 'signed-in',
  summary: 'Approve or deny an authorization request',
  takes: Body,
  answers: { 200: z.strictObject({ redirect_url: z.string() }) },
  async run(auth, request) {
    requireOAuthServer(auth.platform.config)
    const { user, session } = await readBearer(auth, request)
    const { action } = readBody(Body, request.body)
    if (action !== 'approve' && action !== 'deny') throw invalid('action must be approve or deny')
    await requireAssurance(auth.platform.db, session, 403)
    const url = await inTransaction(auth.platform.db, async (tx) => {
      const { asked, client } = await findPending(tx, auth, request.params['id'] ?? '', user)
      if (action === 'deny') return deny(tx, auth, asked, user)
      const before = await readConsent(tx, user.id, client.id)
      await putConsent(tx, user.id, client.id, [...new Set([...before, ...asked.scope.split(' ')])])
      await queueNotice(tx, auth, user, 'program_allowed')
      return approve(tx, auth, asked, user)
    })
    return { status: 200, body: { redirect_url: url } }
  },
}

/** @returns the address of the program, with a code that counts once */
export async function approve(tx: Tx, auth: Auth, asked: AuthorizationRow, user: UserRow): Promise<string> {
  const code = randomBytes(CODE_BYTES).toString('base64url')
  await changeAuthorization(tx, asked.id, {
    user_id: user.id,
    status: 'approved',
    code_hash: hashOf(code),
    expires_at: new Date(auth.platform.clock.now().getTime() + AUTHORIZATION_MS),
  })
  return answerAddress(asked.redirect_uri, { code }, { state: asked.state, issuer: auth.issuer })
}

async function deny(tx: Tx, auth: Auth, asked: AuthorizationRow, user: UserRow): Promise<string> {
  await changeAuthorization(tx, asked.id, { user_id: user.id, status: 'denied' })
  const answer = { error: 'access_denied', error_description: 'The person refused' }
  return answerAddress(asked.redirect_uri, answer, { state: asked.state, issuer: auth.issuer })
}
