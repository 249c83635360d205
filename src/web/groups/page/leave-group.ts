import { useMutation, useQueryClient } from '@tanstack/react-query'
import { leaveGroup } from '#contract/groups/members/leave-group.ts'
import { api } from '#web/platform/call/api.ts'

/** Leaves a group, or takes a request back. */
export function useLeaveGroup() {
  const cache = useQueryClient()
  return useMutation({
    ...api(leaveGroup).mutationOptions(),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['groups'] }),
  })
}
