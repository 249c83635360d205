import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { answerRequest } from '#contract/messaging/threads/answer-request.ts'
import { api } from '#web/platform/call/api.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'

/** A request that is taken up moves to the inbox; one that is let lie goes from every list. */
export function useAnswerRequest() {
  const t = useTranslations('messaging.thread')
  const errorText = useErrorText()
  const cache = useQueryClient()
  return useMutation({
    ...api(answerRequest).mutationOptions(),
    onSuccess: (_answered, { answer }) => {
      if (answer === 'ignore') toast({ title: t('request.ignored') })
      return cache.invalidateQueries({ queryKey: ['messaging'] })
    },
    onError: (error) => toast({ title: t('failedChange'), description: errorText(error), kind: 'danger' }),
  })
}
