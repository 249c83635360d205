import type { EventLine } from '#contract/groups/events/event.ts'
import { MONTH_LIMITS } from '#contract/groups/events/list-month-events.ts'
import type { Visitor } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { viewLine } from './event-view.ts'
import { findMonth } from './month-store.ts'
import { daysBetween } from './series/recurrence-policy.ts'

interface Asked {
  from: string
  until: string
  timeZone: string
  lat?: number | undefined
  lng?: number | undefined
}

export async function listMonthEvents(
  { db }: Pick<Platform, 'db'>,
  { userId }: Visitor,
  { from, until, timeZone, lat, lng }: Asked,
): Promise<{ items: (EventLine & { groupId: string; groupTitle: string })[]; capped: boolean }> {
  const around = lat === undefined || lng === undefined ? null : { lat, lng, miles: MONTH_LIMITS.radiusMiles }
  const span = daysBetween(from, until, timeZone)
  const rows = await findMonth(db, { ...span, userId, around, limit: MONTH_LIMITS.eventsMax })
  return {
    items: rows.map((row) => ({
      ...viewLine(row),
      groupId: row.group_id,
      groupTitle: row.group_title,
    })),
    capped: (rows[0]?.found ?? 0) > MONTH_LIMITS.eventsMax,
  }
}
