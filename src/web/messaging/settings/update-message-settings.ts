import { useMutation, useQueryClient } from '@tanstack/react-query'
import { readMessageSettings } from '#contract/messaging/threads/read-message-settings.ts'
import { readThread } from '#contract/messaging/threads/read-thread.ts'
import type { MessageSettings } from '#contract/messaging/threads/thread.ts'
import { updateMessageSettings } from '#contract/messaging/threads/update-message-settings.ts'
import { api } from '#web/platform/call/api.ts'
import { call } from '#web/platform/call/call.ts'

const KEY = api(readMessageSettings).key({})

/** A switch moves at once, and back when the server did not take it; open conversations then show what still holds. */
export function useUpdateMessageSettings() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (settings: MessageSettings) => call(updateMessageSettings, settings),
    onMutate: (settings) => {
      const before = cache.getQueryData<MessageSettings>(KEY)
      cache.setQueryData(KEY, settings)
      return before
    },
    onError: (_error, _settings, before) => cache.setQueryData(KEY, before),
    onSuccess: () => cache.invalidateQueries({ queryKey: api(readThread).key() }),
  })
}
