import { useMutation, useQueryClient } from '@tanstack/react-query'
import { cancelOrder } from '#contract/payments/orders/cancel-order.ts'
import { api } from '#web/platform/call/api.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'

export function useCancelOrder() {
  const errorText = useErrorText()
  const cache = useQueryClient()
  return useMutation({
    ...api(cancelOrder).mutationOptions(),
    onError: (error) => toast({ title: errorText(error), kind: 'danger' }),
    onSettled: () => cache.invalidateQueries({ queryKey: ['payments'] }),
  })
}
