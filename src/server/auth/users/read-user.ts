import type { AuthCall } from '#server/auth/wire/answer-call.ts'
import { readBearer } from '#server/auth/wire/read-bearer.ts'
import { readIdentities } from './user-store.ts'
import { userView } from './user-view.ts'

export const readOwnUser: AuthCall = {
  name: 'auth.read-user',
  method: 'GET',
  path: '/user',
  access: 'signed-in',
  summary: 'Read the account one is signed in to',
  async run(auth, request) {
    const { user } = await readBearer(auth, request)
    return { status: 200, body: userView(user, await readIdentities(auth.platform.db, user.id)) }
  },
}
