import { useMutation, useQueryClient } from '@tanstack/react-query'
import { joinGroup } from '#contract/groups/members/join-group.ts'
import { api } from '#web/platform/call/api.ts'

/** Joins a group or asks to. Where it was refused the page may be out of date, so it is read anew either way. */
export function useJoinGroup() {
  const cache = useQueryClient()
  return useMutation({
    ...api(joinGroup).mutationOptions(),
    onSettled: () => cache.invalidateQueries({ queryKey: ['groups'] }),
  })
}
