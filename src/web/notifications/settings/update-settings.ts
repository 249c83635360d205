import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type { NotificationSettings } from '#contract/notifications/settings/notification-settings.ts'
import { readNotificationSettings } from '#contract/notifications/settings/read-notification-settings.ts'
import { updateNotificationSettings } from '#contract/notifications/settings/update-notification-settings.ts'
import { api } from '#web/platform/call/api.ts'
import { call } from '#web/platform/call/call.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'

type Read = z.output<NonNullable<(typeof readNotificationSettings)['~orpc']['outputSchema']>>

/** Each change holds at once; they are sent one after the other, and one that is refused is taken back. */
export function useUpdateSettings() {
  const cache = useQueryClient()
  const queryKey = api(readNotificationSettings).key({})
  const errorText = useErrorText()
  const show = (settings: NotificationSettings) =>
    cache.setQueryData<Read>(queryKey, (read) => read && { ...read, settings })
  return useMutation({
    scope: { id: 'notification-settings' },
    mutationFn: (settings: NotificationSettings) => call(updateNotificationSettings, settings),
    async onMutate(settings) {
      await cache.cancelQueries({ queryKey })
      show(settings)
    },
    async onError(error) {
      toast({ kind: 'danger', title: errorText(error) })
      await cache.invalidateQueries({ queryKey })
    },
  })
}
