import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unsubscribePush } from '#contract/notifications/push/unsubscribe-push.ts'
import { readNotificationSettings } from '#contract/notifications/settings/read-notification-settings.ts'
import { api } from '#web/platform/call/api.ts'
import { call } from '#web/platform/call/call.ts'
import { dropPushes } from '#web/platform/offline/service-worker.ts'
import { storePushLanguage } from './store-push-language.ts'

/** Semaphore pushes off for this device: at the server, and at the browser's push service. */
export function useUnsubscribePush() {
  const cache = useQueryClient()
  return useMutation({
    async mutationFn() {
      await call(unsubscribePush, {})
      storePushLanguage(null)
      await dropPushes()
    },
    onSettled: () => cache.invalidateQueries({ queryKey: api(readNotificationSettings).key() }),
  })
}
