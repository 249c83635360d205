import { showUser } from '#server/auth/users/show-user.ts'
import type { AuthCall } from '#server/auth/wire/answer-call.ts'
import { requireAdmin } from '#server/auth/wire/read-admin.ts'
import { invalid } from '#server/auth/wire/refusal-policy.ts'
import { listPeople, type Page } from './admin-store.ts'
import { readPage } from './read-page.ts'

const FILTER_MAX = 254

export const listUsers: AuthCall = {
  name: 'auth.list-users',
  method: 'GET',
  path: '/admin/users',
  access: 'service key',
  summary: 'List accounts, newest first',
  async run(auth, request) {
    await requireAdmin(auth, request)
    const page = readPage(request.query)
    const filter = request.query['filter'] ?? ''
    if (filter.length > FILTER_MAX) throw invalid('The filter is too long')
    const { people, total } = await listPeople(auth.platform.db, page, filter)
    const users = await Promise.all(people.map((person) => showUser(auth.platform.db, person)))
    const headers = { 'x-total-count': String(total), link: pageLinks(page, total) }
    return { status: 200, headers, body: { users, aud: 'authenticated' } }
  },
}

/** Clients read the page from behind the first equals sign, so it comes first. */
function pageLinks({ page, perPage }: Page, total: number): string {
  const last = Math.max(1, Math.ceil(total / perPage))
  const link = (to: number, rel: string) => `</admin/users?page=${to}&per_page=${perPage}>; rel="${rel}"`
  return [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')].join(', ')
}
