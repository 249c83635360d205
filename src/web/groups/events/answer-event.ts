import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answerEvent } from '#contract/groups/events/answer-event.ts'
import { readEvent } from '#contract/groups/events/read-event.ts'
import { api } from '#web/platform/api.ts'

/** Says whether one comes. Where it was refused the event may be out of date, so it is read anew either way. */
export function useAnswerEvent() {
  const cache = useQueryClient()
  return useMutation({
    ...api(answerEvent).mutationOptions(),
    onSuccess: ({ event }) => cache.setQueryData(api(readEvent).key({ eventId: event.id }), event),
    onSettled: () => cache.invalidateQueries({ queryKey: ['groups'] }),
  })
}
