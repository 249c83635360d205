import { useMutation, useQueryClient } from '@tanstack/react-query'
import { readGroup } from '#contract/groups/read-group.ts'
import { updateGroup } from '#contract/groups/update-group.ts'
import { api } from '#web/platform/call/api.ts'

/** Changes a group; whatever shows it is read anew. */
export function useUpdateGroup() {
  const cache = useQueryClient()
  return useMutation({
    ...api(updateGroup).mutationOptions(),
    onSuccess: ({ group }) => {
      void cache.invalidateQueries({ queryKey: ['groups'] })
      cache.setQueryData(api(readGroup).key({ groupId: group.id }), group)
    },
  })
}
