import { type Selectable, sql } from 'kysely'
import { TICKET_LIMITS } from '#contract/support/ticket.ts'
import type { SupportTicket } from '#server/platform/database/schema.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

export type TicketRow = Selectable<SupportTicket>

/** @returns its number */
export async function insertTicket(
  tx: Tx,
  ticket: Pick<TicketRow, 'id' | 'user_id' | 'email' | 'topic' | 'message' | 'language' | 'created_at'>,
): Promise<number> {
  const { number } = await tx
    .insertInto('support_ticket')
    .values(ticket)
    .returning('number')
    .executeTakeFirstOrThrow()
  return number
}

export function findTickets(db: Database | Tx, ids: readonly string[]): Promise<TicketRow[]> {
  if (ids.length === 0) return Promise.resolve([])
  return db.selectFrom('support_ticket').selectAll().where('id', 'in', ids).execute()
}

export async function findTicket(db: Database | Tx, id: string): Promise<TicketRow | null> {
  return (await findTickets(db, [id]))[0] ?? null
}

/** Latest first. */
export function findTicketsOf(db: Database | Tx, userId: string, limit?: number): Promise<TicketRow[]> {
  const all = db
    .selectFrom('support_ticket')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
  return (limit === undefined ? all : all.limit(limit)).execute()
}

export async function changeTicket(
  tx: Tx,
  id: string,
  change: Partial<Pick<TicketRow, 'answer' | 'answered_at' | 'closed_at'>>,
): Promise<void> {
  await tx.updateTable('support_ticket').set(change).where('id', '=', id).execute()
}

export async function deleteTicketsOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('support_ticket').where('user_id', '=', userId).execute()
}

/** What visitors wrote long ago. @returns their ids */
export async function takeOldTickets(tx: Tx): Promise<string[]> {
  const rows = await tx
    .deleteFrom('support_ticket')
    .where('user_id', 'is', null)
    .where('created_at', '<', sql<Date>`clock_now() - make_interval(days => ${TICKET_LIMITS.visitorsDays})`)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}
