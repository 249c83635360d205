import { PAGE_QUERY } from '#server/auth/wire/read-body.ts'
import { z } from 'zod'
import type { AuthCall } from '#server/auth/wire/answer-call.ts'
import { requireAdmin } from '#server/auth/wire/read-admin.ts'
import { invalid } from '#server/auth/wire/refusal-policy.ts'
import { listAuditEntries } from './admin-store.ts'
import { pageHeaders, readPage } from './read-page.ts'

const QUERY_MAX = 200

const AuditEntry = z.strictObject({
  id: z.uuid(),
  payload: z.record(z.string(), z.unknown()),
  created_at: z.iso.datetime(),
  ip_address: z.string(),
})

export const listAudit: AuthCall = {
  name: 'auth.list-audit',
  method: 'GET',
  path: '/admin/audit',
  access: 'service key',
  summary: 'List the audit log, newest first',
  query: { ...PAGE_QUERY, query: 'A word of what is looked for' },
  answers: { 200: z.array(AuditEntry) },
  async run(auth, request) {
    await requireAdmin(auth, request)
    const page = readPage(request.query)
    const text = (request.query['query'] ?? '').replace(/^(author|action|type):/, '')
    if (text.length > QUERY_MAX) throw invalid('The query is too long')
    const { entries, total } = await listAuditEntries(auth.platform.db, page, text)
    return {
      status: 200,
      headers: pageHeaders('/admin/audit', page, total),
      body: entries.map((entry) => ({ ...entry, created_at: entry.created_at.toISOString() })),
    }
  },
}
