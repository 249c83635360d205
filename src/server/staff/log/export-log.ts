import { DAY_MS } from '#contract/kit/duration.ts'
import { LOG_EXPORT_MAX } from '#contract/staff/log/log-row.ts'
import { findEvents } from '#server/moderation/public.ts'
import type { Platform } from '#server/platform/platform.ts'
import { personCards } from '#server/profiles/public.ts'
import { peopleInLog, viewLogRow, writeCsv } from './log-view.ts'

/** Days as UTC has them, the last one included. */
export async function exportLog(
  { db }: Pick<Platform, 'db'>,
  { from, to }: { from: string; to: string },
): Promise<{ csv: string; rows: number; isCut: boolean }> {
  const found = await findEvents(db, {
    from: new Date(from),
    to: new Date(Date.parse(to) + DAY_MS),
    after: null,
    limit: LOG_EXPORT_MAX + 1,
  })
  const rows = found.slice(0, LOG_EXPORT_MAX)
  const people = await personCards(db, peopleInLog(rows))
  const csv = writeCsv(rows.map((row) => viewLogRow(row, people)))
  return { csv, rows: rows.length, isCut: found.length > LOG_EXPORT_MAX }
}
