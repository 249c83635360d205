import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { changePlan } from '#contract/payments/desk/change-plan.ts'
import { listSoldPlans } from '#contract/payments/desk/list-sold-plans.ts'
import { api } from '#web/platform/call/api.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'

export function useChangePlan() {
  const t = useTranslations('payments.desk')
  const errorText = useErrorText()
  const cache = useQueryClient()
  return useMutation({
    ...api(changePlan).mutationOptions(),
    onSuccess: () => toast({ title: t('saved'), kind: 'success' }),
    onError: (error) => toast({ title: t('notSaved'), description: errorText(error), kind: 'danger' }),
    onSettled: () => cache.invalidateQueries({ queryKey: api(listSoldPlans).key() }),
  })
}
