import { PAGE_QUERY } from '#server/auth/wire/read-body.ts'
import { z } from 'zod'
import type { AuthCall } from '#server/auth/wire/answer-call.ts'
import { requireAdmin } from '#server/auth/wire/read-admin.ts'
import { invalid } from '#server/auth/wire/refusal-policy.ts'
import { readClients } from './client-store.ts'
import { clientView, OAuthClient } from './client-view.ts'
import { requireOAuthServer } from './server-policy.ts'

const PER_PAGE = { usual: 50, limit: 1000 }
const LAST_PAGE = 100_000

export const listClients: AuthCall = {
  name: 'auth.list-clients',
  method: 'GET',
  path: '/admin/oauth/clients',
  access: 'service key',
  summary: 'List OAuth clients',
  query: PAGE_QUERY,
  answers: { 200: z.strictObject({ clients: z.array(OAuthClient), aud: z.string() }) },
  async run(auth, request) {
    requireOAuthServer(auth.platform.config)
    await requireAdmin(auth, request)
    const page = readNumber(request.query['page'], 1, LAST_PAGE)
    const perPage = Math.min(readNumber(request.query['per_page'], PER_PAGE.usual, LAST_PAGE), PER_PAGE.limit)
    const found = await readClients(auth.platform.db, { offset: (page - 1) * perPage, limit: perPage })
    const last = Math.max(1, Math.ceil(found.total / perPage))
    const link = (to: number, rel: string) =>
      `</admin/oauth/clients?page=${to}&per_page=${perPage}>; rel="${rel}"`
    const links = [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')]
    return {
      status: 200,
      headers: { 'x-total-count': String(found.total), link: links.join(', ') },
      body: { clients: found.clients.map((client) => clientView(client)), aud: 'authenticated' },
    }
  },
}

/** @throws AuthRefusal validation_failed */
function readNumber(text: string | undefined, usual: number, limit: number): number {
  if (text === undefined || text === '') return usual
  const value = Number(text)
  if (!/^\d{1,6}$/.test(text) || value < 1 || value > limit) throw invalid('Bad Pagination Parameters')
  return value
}
