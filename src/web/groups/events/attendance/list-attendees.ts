import { useInfiniteQuery } from '@tanstack/react-query'
import type { EventId } from '#contract/groups/events/event.ts'
import { listAttendees } from '#contract/groups/events/attendance/list-attendees.ts'
import { api } from '#web/platform/call/api.ts'

/** Who comes, who might, and who waits for a place; for members. */
export const useAttendees = (eventId: EventId) =>
  useInfiniteQuery({
    ...api(listAttendees).infiniteOptions((cursor) => ({
      eventId,
      ...(cursor !== undefined && { cursor }),
    })),
    refetchOnMount: 'always',
  })
