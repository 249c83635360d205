import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { listAllOrders } from '#contract/payments/desk/list-all-orders.ts'
import { refundOrder } from '#contract/payments/desk/refund-order.ts'
import { api } from '#web/platform/call/api.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'

export function useRefundOrder(onDone: () => void) {
  const t = useTranslations('payments.desk')
  const errorText = useErrorText()
  const cache = useQueryClient()
  return useMutation({
    ...api(refundOrder).mutationOptions(),
    onSuccess: () => {
      toast({ title: t('refunding'), kind: 'success' })
      onDone()
    },
    onError: (error) => toast({ title: t('notRefunded'), description: errorText(error), kind: 'danger' }),
    onSettled: () => cache.invalidateQueries({ queryKey: api(listAllOrders).key() }),
  })
}
