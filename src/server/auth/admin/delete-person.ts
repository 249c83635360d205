import { z } from 'zod'
import { UserId } from '#contract/profiles/profile.ts'
import { writeAudit } from '#server/auth/audit-store.ts'
import { keyedHash } from '#server/platform/secrets.ts'
import { deleteTokens } from '#server/auth/mailing/token-store.ts'
import { closeSessions } from '#server/auth/sessions/close-sessions.ts'
import { deletePerson } from '#server/auth/person-store.ts'
import { changeUser } from '#server/auth/users/user-store.ts'
import { type AuthCall, deviceOf, NOTHING } from '#server/auth/wire/answer-call.ts'
import { readNamedUser, requireAdmin } from '#server/auth/wire/read-admin.ts'
import { readBody } from '#server/auth/wire/read-body.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { deleteTraces } from './admin-store.ts'

const Body = z.object({ should_soft_delete: z.boolean().nullish() })

/**
 * Removes an account with all that hangs on it; or, softly, leaves a row that nobody can be found by, so that
 * the address is free again.
 */
export const deleteUserOf: AuthCall = {
  name: 'auth.delete-user-of',
  method: 'DELETE',
  path: '/admin/users/{id}',
  access: 'service key',
  summary: 'Delete an account',
  takes: Body,
  answers: { 200: NOTHING },
  async run(auth, request) {
    await requireAdmin(auth, request)
    const { should_soft_delete: soft } = readBody(Body, request.body ?? {})
    const user = await readNamedUser(auth, request.params)
    const { db, clock, events } = auth.platform
    await inTransaction(db, async (tx) => {
      await closeSessions(tx, auth, user.id)
      const traits = { user_id: user.id }
      await writeAudit(
        tx,
        'user_deleted',
        { id: 'service_role', email: null },
        { ip: deviceOf(request).ip, traits },
      )
      // pictures, listings and whatever else there is, of which this feature knows nothing
      await events.emit(tx, 'auth.account-removed', { userId: UserId.parse(user.id) })
      if (soft !== true) {
        await deletePerson(tx, UserId.parse(user.id))
        return
      }
      await deleteTokens(tx, user.id)
      await deleteTraces(tx, user.id)
      await changeUser(tx, user.id, {
        email:
          user.email === null
            ? null
            : keyedHash(auth.secrets.accounts, `${user.id} ${user.email}`).toString('hex'),
        phone: null,
        encrypted_password: null,
        email_change: null,
        phone_change: null,
        raw_app_meta_data: '{}',
        raw_user_meta_data: '{}',
        deleted_at: clock.now(),
      })
    })
    return { status: 200, body: {} }
  },
}
