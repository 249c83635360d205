import { approveMember } from '#contract/groups/members/approve-member.ts'
import { declineMember } from '#contract/groups/members/decline-member.ts'
import type { GroupId } from '#contract/groups/group.ts'
import type { PersonCard } from '#contract/profiles/profile.ts'
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { GroupMember } from '#contract/groups/members/membership.ts'
import { call } from '#web/platform/call/call.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'
import { withoutPerson } from './decide-policy.ts'
import { memberPages } from './list-members.ts'

interface Decision {
  person: PersonCard
  isApproved: boolean
  /** The group is full: they are to wait for a place. */
  isForWaitlist?: boolean
}
type Pages = InfiniteData<{ items: GroupMember[]; nextCursor: string | null }, string | undefined>

/** Lets somebody in who asked, or does not. They leave the list at once, and come back where it was refused. */
export function useDecide(groupId: GroupId) {
  const t = useTranslations('groups.page.requests')
  const errorText = useErrorText()
  const cache = useQueryClient()
  const { queryKey } = memberPages(groupId, 'pending')
  return useMutation({
    mutationKey: ['groups', 'decide'],
    mutationFn: async ({ person: { userId }, isApproved, isForWaitlist = false }: Decision) => {
      if (isApproved)
        return call(approveMember, { groupId, userId, whenFull: isForWaitlist ? 'wait' : 'refuse' })
      await call(declineMember, { groupId, userId })
      return { isWaiting: false }
    },
    onMutate: async ({ person }) => {
      await cache.cancelQueries({ queryKey })
      const before = cache.getQueryData<Pages>(queryKey)
      cache.setQueryData<Pages>(queryKey, (pages) => withoutPerson(pages, person.userId))
      return before
    },
    onSuccess: ({ isWaiting }, { person: { name }, isApproved }) =>
      toast({
        title: t(isWaiting ? 'waitlisted' : isApproved ? 'approved' : 'declined', { name }),
        ...(isApproved && { kind: 'success' as const }),
      }),
    onError: (error, _decision, before) => {
      cache.setQueryData(queryKey, before)
      toast({ title: errorText(error), kind: 'danger' })
    },
    onSettled: () => cache.invalidateQueries({ queryKey: ['groups'] }),
  })
}
