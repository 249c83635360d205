import type { AuthCall } from '#server/auth/wire/answer-call.ts'
import { requireAdmin } from '#server/auth/wire/read-admin.ts'
import { invalid } from '#server/auth/wire/refusal-policy.ts'
import { listAuditEntries } from './admin-store.ts'
import { readPage } from './read-page.ts'

const QUERY_MAX = 200

export const listAudit: AuthCall = {
  name: 'auth.list-audit',
  method: 'GET',
  path: '/admin/audit',
  access: 'service key',
  summary: 'Who did what, newest first',
  async run(auth, request) {
    await requireAdmin(auth, request)
    const page = readPage(request.query)
    const text = (request.query['query'] ?? '').replace(/^(author|action|type):/, '')
    if (text.length > QUERY_MAX) throw invalid('The query is too long')
    const rows = await listAuditEntries(auth.platform.db, page, text)
    return { status: 200, body: rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })) }
  },
}
