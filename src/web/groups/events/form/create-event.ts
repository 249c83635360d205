import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createEvent } from '#contract/groups/events/create-event.ts'
import { api } from '#web/platform/call/api.ts'

export function useCreateEvent() {
  const cache = useQueryClient()
  return useMutation({
    ...api(createEvent).mutationOptions(),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['groups'] }),
  })
}
