import { useMutation, useQueryClient } from '@tanstack/react-query'
import { updateEvent } from '#contract/groups/events/update-event.ts'
import { api } from '#web/platform/call/api.ts'

export function useUpdateEvent() {
  const cache = useQueryClient()
  return useMutation({
    ...api(updateEvent).mutationOptions(),
    onSettled: () => cache.invalidateQueries({ queryKey: ['groups'] }),
  })
}
