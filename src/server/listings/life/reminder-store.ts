import { sql } from 'kysely'
import type { Tx } from '#server/platform/database/transactions.ts'

/** Days before the end when the two reminders are due. */
const FIRST_DAYS = 3
const LAST_DAYS = 1
const BATCH = 200

export interface DueReminder {
  id: string
  owner_id: string
  title: string
  expires_at: Date
  reminded: number
}

/**
 * Takes listings whose next reminder is due and counts it as sent. A reminder that is late by so much that the next
 * one is due is left out.
 */
export async function takeDueReminders(tx: Tx): Promise<DueReminder[]> {
  const { rows } = await sql<DueReminder>`
    update listing set reminded = case when expires_at <= clock_now() + interval '1 day' * ${LAST_DAYS} then 2 else 1 end
    where id in (
      select id from listing
      where state in ('active', 'reserved', 'paused') and expires_at > clock_now()
        and category in ('rooms_housing', 'items', 'services')
        and (reminded < 1 and expires_at <= clock_now() + interval '1 day' * ${FIRST_DAYS}
          or reminded < 2 and expires_at <= clock_now() + interval '1 day' * ${LAST_DAYS})
      order by expires_at
      limit ${BATCH}
      for update skip locked)
    returning id, owner_id, title, expires_at, reminded`.execute(tx)
  return rows
}
