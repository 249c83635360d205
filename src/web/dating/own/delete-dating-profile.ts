import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteDatingProfile } from '#contract/dating/profile/delete-dating-profile.ts'
import { listThreads } from '#contract/messaging/threads/list-threads.ts'
import { putDatingProfile } from '#web/dating/load-dating-profile.ts'
import { api } from '#web/platform/call/api.ts'

/** Leaves dating; nothing of it stays on the screen or in the cache. */
export function useDeleteProfile() {
  const cache = useQueryClient()
  return useMutation({
    ...api(deleteDatingProfile).mutationOptions(),
    onSuccess: () => {
      putDatingProfile(cache, null)
      for (const name of ['list-dating-feed', 'list-matches', 'request-pose'])
        cache.removeQueries({ queryKey: ['dating', name] })
      void cache.invalidateQueries({ queryKey: api(listThreads).key() })
    },
  })
}
