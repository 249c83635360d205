import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { GroupId } from '#contract/groups/group.ts'
import { answerPoll } from '#contract/groups/polls/answer-poll.ts'
import { closePoll } from '#contract/groups/polls/close-poll.ts'
import { createPoll } from '#contract/groups/polls/create-poll.ts'
import { deletePoll } from '#contract/groups/polls/delete-poll.ts'
import { listPolls } from '#contract/groups/polls/list-polls.ts'
import type { Poll } from '#contract/groups/polls/poll.ts'
import { api } from '#web/platform/call/api.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'

/** The polls of a group that one is in; others answer while one looks. */
export const usePolls = (groupId: GroupId) =>
  useQuery({ ...api(listPolls).queryOptions({ groupId }), refetchOnMount: 'always' })

function usePollList(groupId: GroupId) {
  const cache = useQueryClient()
  const queryKey = api(listPolls).key({ groupId })
  return {
    show: ({ poll }: { poll: Poll }) =>
      cache.setQueryData<{ items: Poll[] }>(
        queryKey,
        (list) => list && { items: list.items.map((one) => (one.id === poll.id ? poll : one)) },
      ),
    reload: () => cache.invalidateQueries({ queryKey }),
  }
}

function useRefusal() {
  const t = useTranslations('groups.polls')
  const errorText = useErrorText()
  return (error: unknown) => toast({ title: t('failed'), description: errorText(error), kind: 'danger' })
}

export const useCreatePoll = (groupId: GroupId) =>
  useMutation({ ...api(createPoll).mutationOptions(), onSuccess: usePollList(groupId).reload })

export function useAnswerPoll(groupId: GroupId) {
  const t = useTranslations('groups.polls')
  const { show, reload } = usePollList(groupId)
  const refuse = useRefusal()
  return useMutation({
    ...api(answerPoll).mutationOptions(),
    onSuccess: (answer, { choices }) => {
      show(answer)
      toast({ title: t(choices.length === 0 ? 'tookBack' : 'answered'), kind: 'success' })
    },
    onError: (error) => {
      refuse(error)
      void reload()
    },
  })
}

export function useClosePoll(groupId: GroupId) {
  const t = useTranslations('groups.polls')
  const { show } = usePollList(groupId)
  return useMutation({
    ...api(closePoll).mutationOptions(),
    onSuccess: (answer) => {
      show(answer)
      toast({ title: t('closedNow') })
    },
    onError: useRefusal(),
  })
}

export function useDeletePoll(groupId: GroupId) {
  const t = useTranslations('groups.polls')
  const { reload } = usePollList(groupId)
  return useMutation({
    ...api(deletePoll).mutationOptions(),
    onSuccess: () => {
      toast({ title: t('deleted') })
      return reload()
    },
    onError: useRefusal(),
  })
}
