import { AuthUser } from '#server/auth/users/user-view.ts'
import { PAGE_QUERY } from '#server/auth/wire/read-body.ts'
import { z } from 'zod'
import { showUser } from '#server/auth/users/show-user.ts'
import type { AuthCall } from '#server/auth/wire/answer-call.ts'
import { requireAdmin } from '#server/auth/wire/read-admin.ts'
import { invalid } from '#server/auth/wire/refusal-policy.ts'
import { listPeople } from './admin-store.ts'
import { pageHeaders, readPage } from './read-page.ts'

const FILTER_MAX = 254

export const listUsers: AuthCall = {
  name: 'auth.list-users',
  method: 'GET',
  path: '/admin/users',
  access: 'service key',
  summary: 'List accounts, newest first',
  query: { ...PAGE_QUERY, filter: 'Part of an address' },
  answers: { 200: z.strictObject({ users: z.array(AuthUser), aud: z.string() }) },
  async run(auth, request) {
    await requireAdmin(auth, request)
    const page = readPage(request.query)
    const filter = request.query['filter'] ?? ''
    if (filter.length > FILTER_MAX) throw invalid('The filter is too long')
    const { people, total } = await listPeople(auth.platform.db, page, filter)
    const users = await Promise.all(people.map((person) => showUser(auth.platform.db, person)))
    return {
      status: 200,
      headers: pageHeaders('/admin/users', page, total),
      body: { users, aud: 'authenticated' },
    }
  },
}
