import { type OwnReport, REPORTS_PAGE } from '#contract/safety/list-own-reports.ts'
import type { Member } from '#server/platform/caller.ts'
import { decodeTimeCursor, encodeTimeCursor } from '#server/platform/cursor.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findReportsBy } from './report-store.ts'
import { viewOwnReport } from './report-view.ts'

export async function listOwnReports(
  { db }: Pick<Platform, 'db'>,
  { userId }: Member,
  { cursor }: { cursor?: string | undefined },
): Promise<{ items: OwnReport[]; nextCursor: string | null }> {
  const after = cursor === undefined ? null : decodeTimeCursor(cursor)
  const found = await findReportsBy(db, userId, { after, limit: REPORTS_PAGE + 1 })
  const rows = found.slice(0, REPORTS_PAGE)
  const last = rows.at(-1)
  return {
    items: rows.map(viewOwnReport),
    nextCursor:
      found.length > REPORTS_PAGE && last ? encodeTimeCursor({ at: last.created_at, id: last.id }) : null,
  }
}
