import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { createOrder } from '#contract/payments/orders/create-order.ts'
import { api } from '#web/platform/call/api.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'

/** Places the order and goes to where it is paid; a price that changed meanwhile is shown before that. */
export function useCreateOrder() {
  const t = useTranslations('payments')
  const errorText = useErrorText()
  const cache = useQueryClient()
  return useMutation({
    ...api(createOrder).mutationOptions(),
    onSuccess: ({ checkoutUrl }) => {
      if (checkoutUrl !== null) location.assign(checkoutUrl)
      else void cache.invalidateQueries({ queryKey: ['payments'] })
    },
    onError: (error) => {
      toast({ title: t('failed'), description: errorText(error), kind: 'danger' })
      void cache.invalidateQueries({ queryKey: ['payments'] })
    },
  })
}
