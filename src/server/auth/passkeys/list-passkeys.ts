import { z } from 'zod'
import { requireNoGuest } from '#server/auth/factors/factor-policy.ts'
import type { AuthCall } from '#server/auth/wire/answer-call.ts'
import { readNamedUser, requireAdmin } from '#server/auth/wire/read-admin.ts'
import { readBearer } from '#server/auth/wire/read-bearer.ts'
import { readPasskeys } from './credential-store.ts'
import { requirePasskeys } from './passkey-policy.ts'
import { Passkey, passkeyView } from './passkey-view.ts'

export const listPasskeys: AuthCall = {
  name: 'auth.list-passkeys',
  method: 'GET',
  path: '/passkeys',
  access: 'signed-in',
  summary: 'List your passkeys',
  answers: { 200: z.array(Passkey) },
  async run(auth, request) {
    requirePasskeys(auth)
    const { user } = await readBearer(auth, request)
    requireNoGuest(user)
    const passkeys = await readPasskeys(auth.platform.db, user.id)
    return { status: 200, body: passkeys.map(passkeyView) }
  },
}

export const listPasskeysOf: AuthCall = {
  name: 'auth.list-passkeys-of-user',
  method: 'GET',
  path: '/admin/users/{id}/passkeys',
  access: 'service key',
  summary: "List a user's passkeys",
  answers: { 200: z.array(Passkey) },
  async run(auth, request) {
    await requireAdmin(auth, request)
    requirePasskeys(auth)
    const user = await readNamedUser(auth, request.params)
    const passkeys = await readPasskeys(auth.platform.db, user.id)
    return { status: 200, body: passkeys.map(passkeyView) }
  },
}
