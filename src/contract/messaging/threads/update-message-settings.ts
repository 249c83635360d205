import { operation } from '#contract/kit/operation.ts'
import { MessageSettings } from './thread.ts'

export const updateMessageSettings = operation({
  name: 'messaging.update-message-settings',
  method: 'PUT',
  path: '/api/threads/settings',
  access: 'signed-in',
  summary: 'Update your settings for read receipts, typing and online status, which work both ways',
  input: MessageSettings,
  output: MessageSettings,
  errors: {},
})
