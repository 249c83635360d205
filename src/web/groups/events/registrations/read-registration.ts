import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { cancelRegistration } from '#contract/groups/events/registrations/cancel-registration.ts'
import { confirmRegistration } from '#contract/groups/events/registrations/confirm-registration.ts'
import { readRegistration } from '#contract/groups/events/registrations/read-registration.ts'
import { api } from '#web/platform/call/api.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'

/** What a mailed link stands for; it is somebody's secret, so nothing of it is stored on the device. */
export const useRegistration = (token: string) =>
  useQuery({ ...api(readRegistration).queryOptions({ token }), retry: false, refetchOnMount: 'always' })

export function useConfirmRegistration(token: string) {
  const cache = useQueryClient()
  const t = useTranslations('groups.events.registrations')
  const errorText = useErrorText()
  return useMutation({
    ...api(confirmRegistration).mutationOptions(),
    onSuccess: (answer) =>
      void cache.setQueryData(api(readRegistration).queryOptions({ token }).queryKey, answer),
    onError: (error) => toast({ title: t('failed'), description: errorText(error), kind: 'danger' }),
  })
}

export function useCancelRegistration() {
  const t = useTranslations('groups.events.registrations')
  const errorText = useErrorText()
  return useMutation({
    ...api(cancelRegistration).mutationOptions(),
    onError: (error) => toast({ title: t('failed'), description: errorText(error), kind: 'danger' }),
  })
}
