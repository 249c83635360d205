import { queueNotice } from '#server/auth/mailing/send-notice-job.ts'
import { writeAudit } from '#server/auth/audit-store.ts'
import { requireAssurance } from '#server/auth/factors/check-assurance.ts'
import { requireNoGuest } from '#server/auth/factors/factor-policy.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import type { UserRow } from '#server/auth/users/user-store.ts'
import { type AuthCall, deviceOf } from '#server/auth/wire/answer-call.ts'
import { readNamedUser, requireAdmin } from '#server/auth/wire/read-admin.ts'
import { readBearer } from '#server/auth/wire/read-bearer.ts'
import { readPathId } from '#server/auth/wire/read-path-id.ts'
import { AuthRefusal } from '#server/auth/wire/refusal-policy.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { deletePasskey as remove } from './credential-store.ts'
import { requirePasskeys } from './passkey-policy.ts'

export const deletePasskey: AuthCall = {
  name: 'auth.delete-passkey',
  method: 'DELETE',
  path: '/passkeys/{id}',
  access: 'signed-in',
  summary: 'Delete a passkey',
  answers: { 204: null },
  async run(auth, request) {
    requirePasskeys(auth)
    const { user, session } = await readBearer(auth, request)
    requireNoGuest(user)
    const id = readPathId(request.params, 'id', 'passkey_id')
    await requireAssurance(auth.platform.db, session, 403)
    await takeAway(auth, user, id, deviceOf(request).ip)
    return { status: 204 }
  },
}

export const deletePasskeyOf: AuthCall = {
  name: 'auth.delete-passkey-of-user',
  method: 'DELETE',
  path: '/admin/users/{id}/passkeys/{passkeyId}',
  access: 'service key',
  summary: "Delete a user's passkey",
  answers: { 204: null },
  async run(auth, request) {
    await requireAdmin(auth, request)
    requirePasskeys(auth)
    const user = await readNamedUser(auth, request.params)
    const id = readPathId(request.params, 'passkeyId', 'passkey_id')
    await takeAway(auth, user, id, deviceOf(request).ip)
    return { status: 204 }
  },
}

async function takeAway(auth: Auth, user: UserRow, id: string, ip: string | null): Promise<void> {
  await inTransaction(auth.platform.db, async (tx) => {
    if (!(await remove(tx, user.id, id))) throw new AuthRefusal('webauthn_credential_not_found')
    await writeAudit(tx, 'passkey_deleted', user, { ip, traits: { passkey_id: id } })
    await queueNotice(tx, auth, user, 'passkey_removed')
  })
}
