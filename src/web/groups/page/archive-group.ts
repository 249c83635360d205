import { useMutation, useQueryClient } from '@tanstack/react-query'
import { archiveGroup } from '#contract/groups/archive-group.ts'
import { api } from '#web/platform/call/api.ts'

export function useArchiveGroup() {
  const cache = useQueryClient()
  return useMutation({
    ...api(archiveGroup).mutationOptions(),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['groups'] }),
  })
}
