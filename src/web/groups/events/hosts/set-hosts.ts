import { useMutation, useQueryClient } from '@tanstack/react-query'
import { setHosts } from '#contract/groups/events/hosts/set-hosts.ts'
import { readEvent } from '#contract/groups/events/read-event.ts'
import { api } from '#web/platform/call/api.ts'

/** Sets who changes an event beside those who lead. */
export function useSetHosts() {
  const cache = useQueryClient()
  return useMutation({
    ...api(setHosts).mutationOptions(),
    onSuccess: ({ event }, { eventId }) => {
      cache.setQueryData(api(readEvent).key({ eventId }), event)
      return cache.invalidateQueries({ queryKey: ['groups'] })
    },
  })
}
