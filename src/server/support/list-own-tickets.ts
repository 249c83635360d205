import { type OwnTicket, TICKET_LIMITS } from '#contract/support/ticket.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findTicketsOf } from './ticket-store.ts'
import { viewOwnTicket } from './ticket-view.ts'

export async function listOwnTickets(
  { db }: Pick<Platform, 'db'>,
  { userId }: Member,
): Promise<{ items: OwnTicket[] }> {
  return { items: (await findTicketsOf(db, userId, TICKET_LIMITS.listed)).map(viewOwnTicket) }
}
