import { AuthUser } from './user-view.ts'
import type { AuthCall } from '#server/auth/wire/answer-call.ts'
import { readBearerOnTheWay } from '#server/auth/wire/read-bearer.ts'
import { showUser } from './show-user.ts'

export const readOwnUser: AuthCall = {
  name: 'auth.read-user',
  method: 'GET',
  path: '/user',
  access: 'signed-in',
  summary: 'Read your account',
  answers: { 200: AuthUser },
  async run(auth, request) {
    const { user } = await readBearerOnTheWay(auth, request)
    return { status: 200, body: await showUser(auth.platform.db, user) }
  },
}
