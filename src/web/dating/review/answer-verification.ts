import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { answerVerification } from '#contract/dating/verification/answer-verification.ts'
import { closeDatingReport } from '#contract/dating/reports/close-dating-report.ts'
import { listDatingReports } from '#contract/dating/reports/list-dating-reports.ts'
import { listVerifications } from '#contract/dating/verification/list-verifications.ts'
import { api } from '#web/platform/call/api.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'

/** What staff decide; each answer asks for its list anew, also where somebody else was faster. */
export function useAnswers() {
  const t = useTranslations('dating.review')
  const errorText = useErrorText()
  const cache = useQueryClient()
  const onError = (error: Error) =>
    toast({ title: t('failed'), description: errorText(error), kind: 'danger' })
  const verification = useMutation({
    ...api(answerVerification).mutationOptions(),
    onSuccess: ({ isSame }) => toast({ title: t(isSame ? 'saidSame' : 'saidOther'), kind: 'success' }),
    onError,
    onSettled: () => cache.invalidateQueries({ queryKey: api(listVerifications).key() }),
  })
  const report = useMutation({
    ...api(closeDatingReport).mutationOptions(),
    onSuccess: (_, { outcome }) => toast({ title: t(outcome), kind: 'success' }),
    onError,
    onSettled: () => cache.invalidateQueries({ queryKey: api(listDatingReports).key() }),
  })
  return { verification, report }
}
