import { useMutation, useQueryClient } from '@tanstack/react-query'
import { cancelEvent } from '#contract/groups/events/cancel-event.ts'
import { api } from '#web/platform/call/api.ts'

export function useCancelEvent() {
  const cache = useQueryClient()
  return useMutation({
    ...api(cancelEvent).mutationOptions(),
    onSettled: () => cache.invalidateQueries({ queryKey: ['groups'] }),
  })
}
