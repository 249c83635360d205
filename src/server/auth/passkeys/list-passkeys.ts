import { requireNoGuest } from '#server/auth/factors/factor-policy.ts'
import type { AuthCall } from '#server/auth/wire/answer-call.ts'
import { readBearer } from '#server/auth/wire/read-bearer.ts'
import { readPasskeys } from './credential-store.ts'
import { requirePasskeys } from './passkey-policy.ts'
import { passkeyView } from './passkey-view.ts'

export const listPasskeys: AuthCall = {
  name: 'auth.list-passkeys',
  method: 'GET',
  path: '/passkeys',
  access: 'signed-in',
  summary: "One's own passkeys",
  async run(auth, request) {
    requirePasskeys(auth)
    const { user } = await readBearer(auth, request)
    requireNoGuest(user)
    const passkeys = await readPasskeys(auth.platform.db, user.id)
    return { status: 200, body: passkeys.map(passkeyView) }
  },
}
