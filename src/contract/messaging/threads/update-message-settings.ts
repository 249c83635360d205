import { operation } from '#contract/kit/operation.ts'
import { MessageSettings } from './thread.ts'

export const updateMessageSettings = operation({
  name: 'messaging.update-message-settings',
  method: 'PUT',
  path: '/api/threads/settings',
  access: 'signed-in',
  summary:
    'Choose what others are told of your reading, typing and being here; who does not tell is not told',
  input: MessageSettings,
  output: MessageSettings,
  errors: {},
})
