import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { OwnTicket } from './ticket.ts'

export const listOwnTickets = operation({
  name: 'support.list-own-tickets',
  method: 'GET',
  path: '/api/support/tickets/own',
  access: 'signed-in',
  whileSuspended: true,
  summary: 'List your latest messages to whoever runs the site, with their answers',
  input: z.strictObject({}),
  output: z.object({ items: z.array(OwnTicket) }),
  errors: {},
})
