import { z } from 'zod'
import type { AuthCall } from '#server/auth/wire/answer-call.ts'
import { readNamedUser, requireAdmin } from '#server/auth/wire/read-admin.ts'
import { readFactors } from './factor-store.ts'
import { AuthFactor, factorView } from './factor-view.ts'

export const listFactors: AuthCall = {
  name: 'auth.list-factors',
  method: 'GET',
  path: '/admin/users/{id}/factors',
  access: 'service key',
  summary: "List a user's second factors",
  answers: { 200: z.array(AuthFactor) },
  async run(auth, request) {
    await requireAdmin(auth, request)
    const user = await readNamedUser(auth, request.params)
    const factors = await readFactors(auth.platform.db, user.id)
    return { status: 200, body: factors.map(factorView) }
  },
}
