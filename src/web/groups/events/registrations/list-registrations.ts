import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { EventId } from '#contract/groups/events/event.ts'
import { readEvent } from '#contract/groups/events/read-event.ts'
import { listRegistrations } from '#contract/groups/events/registrations/list-registrations.ts'
import { removeRegistration } from '#contract/groups/events/registrations/remove-registration.ts'
import { api } from '#web/platform/call/api.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'

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
  const t = useTranslations('groups.events.registrations')
  const errorText = useErrorText()
  return useMutation({
    ...api(removeRegistration).mutationOptions(),
    onSuccess: () => toast({ title: t('list.removed') }),
    onError: (error) => toast({ title: t('failed'), description: errorText(error), kind: 'danger' }),
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: api(listRegistrations).key() }),
        cache.invalidateQueries({ queryKey: api(readEvent).key({ eventId }) }),
      ]),
  })
}
