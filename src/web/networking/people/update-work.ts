import { useMutation, useQueryClient } from '@tanstack/react-query'
import { readPerson } from '#contract/networking/people/read-person.ts'
import { updateWork } from '#contract/networking/people/update-work.ts'
import { api } from '#web/platform/call/api.ts'

/** Changes what one shows of one's work; one's page and posts are read anew. */
export function useUpdateWork() {
  const cache = useQueryClient()
  return useMutation({
    ...api(updateWork).mutationOptions(),
    onSuccess: async () => {
      void cache.invalidateQueries({ queryKey: ['networking', 'list-posts'] })
      await cache.invalidateQueries({ queryKey: api(readPerson).key() })
    },
  })
}
