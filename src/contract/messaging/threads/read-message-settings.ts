import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { MessageSettings } from './thread.ts'

export const readMessageSettings = operation({
  name: 'messaging.read-message-settings',
  method: 'GET',
  path: '/api/threads/settings',
  access: 'signed-in',
  summary: 'Read your settings for read receipts, typing and online status',
  input: z.strictObject({}),
  output: MessageSettings,
  errors: {},
})
