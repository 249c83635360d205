import { z } from 'zod'
import { Email } from '#contract/auth/credentials.ts'
import { only, operation } from '#contract/kit/operation.ts'
import { INTERFACE_LANGUAGES } from '#contract/language/language.ts'
import { SUPPORT_ERRORS } from './support-errors.ts'
import { TicketMessage, TicketTopic } from './ticket.ts'

export const sendTicket = operation({
  name: 'support.send-ticket',
  method: 'POST',
  path: '/api/support/tickets',
  access: 'anyone',
  limit: { points: 8, seconds: 3600 },
  summary:
    'Send a message to whoever runs the site; it is answered by mail, under the number that comes back',
  input: z.strictObject({
    topic: TicketTopic,
    message: TicketMessage,
    /** Of a visitor. Members are answered at the address of their account. */
    email: Email.nullable().default(null),
    language: z.enum(INTERFACE_LANGUAGES),
  }),
  output: z.object({ number: z.int() }),
  errors: only(SUPPORT_ERRORS, 'support.email-needed'),
  idempotent: true,
})
