import { useQuery } from '@tanstack/react-query'
import type { EventId } from '#contract/groups/events/event.ts'
import { readEvent } from '#contract/groups/events/read-event.ts'
import { api } from '#web/platform/call/api.ts'

/** One occurrence as its reader sees it; read anew whenever it is opened. */
export const useEvent = (eventId: EventId) =>
  useQuery({
    ...api(readEvent).queryOptions({ eventId }),
    ...api(readEvent).kept('detail'),
    refetchOnMount: 'always',
  })
