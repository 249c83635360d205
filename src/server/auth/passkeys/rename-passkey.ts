import { z } from 'zod'
import { writeAudit } from '#server/auth/audit-store.ts'
import { requireNoGuest } from '#server/auth/factors/factor-policy.ts'
import { type AuthCall, deviceOf } from '#server/auth/wire/answer-call.ts'
import { readBearer } from '#server/auth/wire/read-bearer.ts'
import { Optional, readBody } from '#server/auth/wire/read-body.ts'
import { readPathId } from '#server/auth/wire/read-path-id.ts'
import { AuthRefusal } from '#server/auth/wire/refusal-policy.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { renamePasskey as rename } from './credential-store.ts'
import { readPasskeyName, requirePasskeys } from './passkey-policy.ts'
import { Passkey, passkeyView } from './passkey-view.ts'

const Body = z.object({ friendly_name: Optional.text })

export const renamePasskey: AuthCall = {
  name: 'auth.rename-passkey',
  method: 'PATCH',
  path: '/passkeys/{id}',
  access: 'signed-in',
  summary: 'Rename a passkey',
  takes: Body,
  answers: { 200: Passkey },
  async run(auth, request) {
    requirePasskeys(auth)
    const { user } = await readBearer(auth, request)
    requireNoGuest(user)
    const id = readPathId(request.params, 'id', 'passkey_id')
    const name = readPasskeyName(readBody(Body, request.body).friendly_name)
    const passkey = await inTransaction(auth.platform.db, async (tx) => {
      const renamed = await rename(tx, user.id, id, name)
      if (!renamed) throw new AuthRefusal('webauthn_credential_not_found')
      const traits = { passkey_id: id }
      await writeAudit(tx, 'passkey_updated', user, { ip: deviceOf(request).ip, traits })
      return renamed
    })
    return { status: 200, body: passkeyView(passkey) }
  },
}
