import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { changePlaces } from '#contract/groups/change-places.ts'
import { GROUP_LIMITS, type Group } from '#contract/groups/group.ts'
import { call } from '#web/platform/call/call.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'

/** Places that are added at once. */
export const MORE_PLACES = 10

/** Makes room for more members; those who wait for a place take it. */
export function useAddPlaces({ id: groupId, maxMembers }: Group) {
  const t = useTranslations('groups.page.requests')
  const errorText = useErrorText()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () =>
      call(changePlaces, {
        groupId,
        maxMembers: Math.min(maxMembers + MORE_PLACES, GROUP_LIMITS.maxMembersMax),
      }),
    onSuccess: ({ maxMembers: places }) => toast({ title: t('placesAdded', { n: places }), kind: 'success' }),
    onError: (error) => toast({ title: errorText(error), kind: 'danger' }),
    onSettled: () => cache.invalidateQueries({ queryKey: ['groups'] }),
  })
}
