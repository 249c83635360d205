import type { LogAction } from '#contract/moderation/log-entry.ts'
import { LOG_PAGE } from '#contract/staff/log/list-log.ts'
import type { LogRow } from '#contract/staff/log/log-row.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { findEvents } from '#server/moderation/public.ts'
import { decodeTimeCursor, encodeTimeCursor } from '#server/platform/cursor.ts'
import type { Platform } from '#server/platform/platform.ts'
import { personCards } from '#server/profiles/public.ts'
import { peopleInLog, viewLogRow } from './log-view.ts'

interface Wanted {
  action?: LogAction | undefined
  personId?: UserId | undefined
  actorId?: UserId | undefined
  cursor?: string | undefined
}

export async function listLog(
  { db }: Pick<Platform, 'db'>,
  { cursor, ...filters }: Wanted,
): Promise<{ items: LogRow[]; nextCursor: string | null }> {
  const after = cursor === undefined ? null : decodeTimeCursor(cursor)
  const found = await findEvents(db, { ...filters, after, limit: LOG_PAGE + 1 })
  const rows = found.slice(0, LOG_PAGE)
  const last = rows.at(-1)
  const people = await personCards(db, peopleInLog(rows))
  return {
    items: rows.map((row) => viewLogRow(row, people)),
    nextCursor: found.length > LOG_PAGE && last ? encodeTimeCursor({ at: last.at, id: last.id }) : null,
  }
}
