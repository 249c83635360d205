import { AuthUser } from '#server/auth/users/user-view.ts'
import { z } from 'zod'
import { writeAudit } from '#server/auth/audit-store.ts'
import { type MailWish, requestMail } from '#server/auth/mailing/request-mail.ts'
import { showUser } from '#server/auth/users/show-user.ts'
import { changeUser, type UserRow } from '#server/auth/users/user-store.ts'
import { type AuthCall, deviceOf } from '#server/auth/wire/answer-call.ts'
import { requireAdmin } from '#server/auth/wire/read-admin.ts'
import { Optional, readBody, readEmail, REDIRECT_QUERY, requireFits } from '#server/auth/wire/read-body.ts'
import { allowedRedirect } from '#server/auth/wire/redirect-policy.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { findOrCreateUser } from './find-or-create-user.ts'

const Body = z.object({ email: Optional.text, data: Optional.data })

/** Opens an account for an address and mails a link that signs in to it. */
export const inviteUser: AuthCall = {
  name: 'auth.invite-user',
  method: 'POST',
  path: '/invite',
  access: 'service key',
  summary: 'Invite a person by mail',
  query: REDIRECT_QUERY,
  takes: Body,
  answers: { 200: AuthUser },
  async run(auth, request) {
    await requireAdmin(auth, request)
    const sent = readBody(Body, request.body)
    const email = readEmail(sent.email)
    requireFits(sent.data ?? {})
    const { config, clock, db } = auth.platform
    const redirectTo = allowedRedirect(config, request.query['redirect_to'])
    const wish: MailWish = { redirectTo, pkce: null }
    const body = await inTransaction(db, async (tx) => {
      const user: UserRow = await findOrCreateUser(tx, {
        email,
        metadata: sent.data ?? {},
        passwordHash: null,
      })
      await requestMail(tx, auth, user, 'invite', wish)
      await writeAudit(tx, 'user_invited', user, { ip: deviceOf(request).ip })
      return showUser(tx, await changeUser(tx, user.id, { invited_at: clock.now() }))
    })
    return { status: 200, body }
  },
}
