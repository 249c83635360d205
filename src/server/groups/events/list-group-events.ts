import type { GroupEvent } from '#contract/groups/events/event.ts'
import type { GroupId } from '#contract/groups/group.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Visitor } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { decodeTimeCursor, encodeTimeCursor } from '#server/platform/cursor.ts'
import { findHost } from './hosting-store.ts'
import { showEvents } from './show-events.ts'
import { findComing, findPast } from './shown-event-store.ts'

interface Asked {
  groupId: GroupId
  when: 'coming' | 'past'
  limit: number
  cursor?: string | undefined
}

export async function listGroupEvents(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { userId }: Visitor,
  { groupId, when, limit, cursor }: Asked,
): Promise<{ items: GroupEvent[]; nextCursor: string | null }> {
  const after = cursor === undefined ? null : decodeTimeCursor(cursor)
  const now = clock.now()
  const find = when === 'coming' ? findComing : findPast
  const [host, rows] = await Promise.all([
    findHost(db, groupId, userId),
    find(db, { groupId, userId, now, after, limit: limit + 1 }),
  ])
  if (host === null || host.is_hidden) throw new AppError('groups.not-found')
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    items: await showEvents(db, shown, now),
    nextCursor: last && rows.length > limit ? encodeTimeCursor({ at: last.starts_at, id: last.id }) : null,
  }
}
