import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { EventId } from '#contract/groups/events/event.ts'
import { readEvent } from '#contract/groups/events/read-event.ts'
import { cancelRegistration } from '#contract/groups/events/registrations/cancel-registration.ts'
import { confirmRegistration } from '#contract/groups/events/registrations/confirm-registration.ts'
import { listRegistrations } from '#contract/groups/events/registrations/list-registrations.ts'
import { readRegistration } from '#contract/groups/events/registrations/read-registration.ts'
import { registerForEvent } from '#contract/groups/events/registrations/register-for-event.ts'
import { removeRegistration } from '#contract/groups/events/registrations/remove-registration.ts'
import { api } from '#web/platform/call/api.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'

export const useRegister = () => useMutation(api(registerForEvent).mutationOptions())

/** What a mailed link stands for; it is somebody's secret, so nothing of it is stored on the device. */
export const useRegistration = (token: string) =>
  useQuery({ ...api(readRegistration).queryOptions({ token }), retry: false, refetchOnMount: 'always' })

function useRefusal() {
  const t = useTranslations('groups.events.registrations')
  const errorText = useErrorText()
  return (error: unknown) => toast({ title: t('failed'), description: errorText(error), kind: 'danger' })
}

export function useConfirmRegistration(token: string) {
  const cache = useQueryClient()
  return useMutation({
    ...api(confirmRegistration).mutationOptions(),
    onSuccess: (answer) =>
      void cache.setQueryData(api(readRegistration).queryOptions({ token }).queryKey, answer),
    onError: useRefusal(),
  })
}

export const useCancelRegistration = () =>
  useMutation({ ...api(cancelRegistration).mutationOptions(), onError: useRefusal() })

/** Who comes without an account, for those who lead and host. */
export const useRegistrations = (eventId: EventId) =>
  useInfiniteQuery({
    ...api(listRegistrations).infiniteOptions((cursor) => ({
      eventId,
      ...(cursor !== undefined && { cursor }),
    })),
    refetchOnMount: 'always',
  })

export function useRemoveRegistration(eventId: EventId) {
  const cache = useQueryClient()
  const t = useTranslations('groups.events.registrations.list')
  return useMutation({
    ...api(removeRegistration).mutationOptions(),
    onSuccess: () => toast({ title: t('removed') }),
    onError: useRefusal(),
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: api(listRegistrations).key() }),
        cache.invalidateQueries({ queryKey: api(readEvent).key({ eventId }) }),
      ]),
  })
}
