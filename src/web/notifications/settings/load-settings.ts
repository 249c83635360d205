import { useQuery } from '@tanstack/react-query'
import { readNotificationSettings } from '#contract/notifications/settings/read-notification-settings.ts'
import { api } from '#web/platform/call/api.ts'

/** The notification settings, and whether this device gets pushes. */
export const useNotificationSettings = () => useQuery(api(readNotificationSettings).queryOptions({}))
