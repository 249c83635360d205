import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { GroupId } from '#contract/groups/group.ts'
import { createInvite } from '#contract/groups/invites/create-invite.ts'
import { deleteInvite } from '#contract/groups/invites/delete-invite.ts'
import { listInvites } from '#contract/groups/invites/list-invites.ts'
import { api } from '#web/platform/call/api.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'

/** The links that still let somebody in; who came by them changes while one looks. */
export const useInvites = (groupId: GroupId) =>
  useQuery({ ...api(listInvites).queryOptions({ groupId }), refetchOnMount: 'always' })

function useRefusal() {
  const t = useTranslations('groups.invites')
  const errorText = useErrorText()
  return (error: unknown) => toast({ title: t('failed'), description: errorText(error), kind: 'danger' })
}

export function useCreateInvite(groupId: GroupId) {
  const cache = useQueryClient()
  return useMutation({
    ...api(createInvite).mutationOptions(),
    onError: useRefusal(),
    onSettled: () => cache.invalidateQueries({ queryKey: api(listInvites).key({ groupId }) }),
  })
}

export function useDeleteInvite(groupId: GroupId) {
  const cache = useQueryClient()
  const t = useTranslations('groups.invites')
  return useMutation({
    ...api(deleteInvite).mutationOptions(),
    onSuccess: () => toast({ title: t('deleted') }),
    onError: useRefusal(),
    onSettled: () => cache.invalidateQueries({ queryKey: api(listInvites).key({ groupId }) }),
  })
}
