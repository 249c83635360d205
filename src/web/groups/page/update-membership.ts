import { useMutation, useQueryClient } from '@tanstack/react-query'
import { updateMembership } from '#contract/groups/members/update-membership.ts'
import { api } from '#web/platform/call/api.ts'

/** Sets whether visitors see that one is a member. */
export function useUpdateMembership() {
  const cache = useQueryClient()
  return useMutation({
    ...api(updateMembership).mutationOptions(),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['groups'] }),
  })
}
