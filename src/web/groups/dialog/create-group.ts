import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createGroup } from '#contract/groups/create-group.ts'
import { readGroup } from '#contract/groups/read-group.ts'
import { api } from '#web/platform/call/api.ts'

/** Founds a group; every list of groups is read anew. */
export function useCreateGroup() {
  const cache = useQueryClient()
  return useMutation({
    ...api(createGroup).mutationOptions(),
    onSuccess: ({ group }) => {
      void cache.invalidateQueries({ queryKey: ['groups'] })
      cache.setQueryData(api(readGroup).key({ groupId: group.id }), group)
    },
  })
}
