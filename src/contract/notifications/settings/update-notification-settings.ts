import { operation } from '#contract/kit/operation.ts'
import { NotificationSettings } from './notification-settings.ts'

export const updateNotificationSettings = operation({
  name: 'notifications.update-notification-settings',
  method: 'PUT',
  path: '/api/notifications/settings',
  access: 'signed-in',
  summary: 'Update your notification settings; security and moderation notices cannot be switched off',
  input: NotificationSettings,
  output: NotificationSettings,
  errors: {},
})
