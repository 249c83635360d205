import type { EventId, GroupEvent } from '#contract/groups/events/event.ts'
import type { Visitor } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { showEvent } from './show-events.ts'

export const readEvent = (
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { userId }: Visitor,
  { eventId }: { eventId: EventId },
): Promise<GroupEvent> => showEvent(db, eventId, userId, clock.now())
