import { EventId, type GroupEvent } from '#contract/groups/events/event.ts'
import type { Group } from '#contract/groups/group.ts'
import { readEvent } from '#server/groups/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findSharedGroup } from './find-shared-group.ts'

/** An event with the group that calls it. */
export interface SharedEvent {
  event: GroupEvent
  group: Group
  isOver: boolean
}

const VISITOR = { userId: null, role: null, sessionId: null }

/** What anybody may see at the address of an event: whoever asks is taken for a visitor. Null where there is none. */
export async function findSharedEvent(
  platform: Pick<Platform, 'db' | 'hot' | 'clock'>,
  id: string | undefined,
): Promise<SharedEvent | null> {
  const eventId = EventId.safeParse(id)
  if (!eventId.success) return null
  try {
    const event = await readEvent(platform, VISITOR, { eventId: eventId.data })
    const group = await findSharedGroup(platform, event.groupId)
    return group && { event, group, isOver: new Date(event.endsAt) <= platform.clock.now() }
  } catch (error) {
    if (error instanceof AppError && error.code === 'groups.event-not-found') return null
    throw error
  }
}
