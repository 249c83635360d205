import { operation } from '#contract/kit/operation.ts'
import { NotificationSettings } from './notification-settings.ts'

export const updateNotificationSettings = operation({
  name: 'notifications.update-notification-settings',
  method: 'PUT',
  path: '/api/notifications/settings',
  access: 'signed-in',
  summary: 'Choose what you want to be told and how; security and decisions of staff are always told',
  input: NotificationSettings,
  output: NotificationSettings,
  errors: {},
})
