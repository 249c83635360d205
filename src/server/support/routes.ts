import { listOwnTickets as listOwnTicketsOperation } from '#contract/support/list-own-tickets.ts'
import { sendTicket as sendTicketOperation } from '#contract/support/send-ticket.ts'
import type { Platform } from '#server/platform/platform.ts'
import { type Route, route } from '#server/platform/route.ts'
import { listOwnTickets } from './list-own-tickets.ts'
import { sendTicket } from './send-ticket.ts'

export const supportRoutes = (platform: Platform): Route[] => [
  route(sendTicketOperation)((input, visitor) => sendTicket(platform, visitor, input)),
  route(listOwnTicketsOperation)((_input, member) => listOwnTickets(platform, member)),
]
