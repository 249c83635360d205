import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { CursorPoint } from '#server/platform/cursor.ts'
import type { EventRegistration } from '#server/platform/database/schema.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

export type RegistrationRow = Selectable<EventRegistration>

export async function findByAddress(tx: Tx, eventId: string, email: string): Promise<RegistrationRow | null> {
  const row = await tx
    .selectFrom('event_registration')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('email', '=', email)
    .executeTakeFirst()
  return row ?? null
}

export async function findRegistration(db: Database | Tx, id: string): Promise<RegistrationRow | null> {
  const row = await db.selectFrom('event_registration').selectAll().where('id', '=', id).executeTakeFirst()
  return row ?? null
}

/** What a mail says of the event, also of one that is shown no more. */
export interface MailedRegistration extends RegistrationRow {
  title: string
  group_title: string
  starts_at: Date
  time_zone: string
  venue: string | null
}

export async function findMailed(db: Database, id: string): Promise<MailedRegistration | null> {
  const { rows } = await sql<MailedRegistration>`
    select registration.*, event.title, host.title as group_title, event.starts_at, event.time_zone, event.venue
    from event_registration registration
      join group_event event on event.id = registration.event_id
      join community_group host on host.id = event.group_id
    where registration.id = ${id}`.execute(db)
  return rows[0] ?? null
}

export async function countUnconfirmed(tx: Tx, eventId: string, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('event_registration')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('event_id', '=', eventId)
    .where('confirmed_at', 'is', null)
    .where('removed_at', 'is', null)
    .where('requested_at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertRegistration(tx: Tx, row: Insertable<EventRegistration>): Promise<void> {
  await tx.insertInto('event_registration').values(row).execute()
}

export async function updateRegistration(
  tx: Tx,
  id: string,
  changes: Updateable<EventRegistration>,
): Promise<void> {
  await tx.updateTable('event_registration').set(changes).where('id', '=', id).execute()
}

export async function deleteRegistration(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('event_registration').where('id', '=', id).execute()
}

/** Place in the queue, from 1, among members and others. */
export async function findQueuePosition(
  db: Database | Tx,
  { id, event_id }: RegistrationRow,
): Promise<number> {
  const { rows } = await sql<{ ahead: number }>`
    with own as (select confirmed_at, id from event_registration where id = ${id})
    select ((select count(*) from event_registration other, own
        where other.event_id = ${event_id} and other.is_waiting
          and (other.confirmed_at, other.id) < (own.confirmed_at, own.id))
      + (select count(*) from event_attendance member, own
        where member.event_id = ${event_id} and member.is_waiting
          and (member.asked_at, member.user_id) < (own.confirmed_at, own.id)))::int as ahead`.execute(db)
  return (rows[0]?.ahead ?? 0) + 1
}

/** Confirmed ones, with a place or on the waitlist, in the order in which they came. */
export async function findConfirmed(
  db: Database,
  { eventId, after, limit }: { eventId: string; after: CursorPoint | null; limit: number },
): Promise<(RegistrationRow & { confirmed_at: Date })[]> {
  const behind = after ? sql`and (confirmed_at, id) > (${after.at}, ${after.id}::uuid)` : sql``
  const { rows } = await sql<RegistrationRow & { confirmed_at: Date }>`
    select * from event_registration
    where event_id = ${eventId} and confirmed_at is not null ${behind}
    order by confirmed_at, id
    limit ${limit}`.execute(db)
  return rows
}

/** Those who come or wait; of all, or of some. */
export async function findRegistered(
  tx: Tx,
  eventIds: readonly string[],
  ids: readonly string[] | null,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('event_registration')
    .select('id')
    .where('event_id', 'in', eventIds)
    .where('confirmed_at', 'is not', null)
    .$if(ids !== null, (query) => query.where(sql<boolean>`id = any(${ids}::uuid[])`))
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Takes some who are to be reminded, each once for each of the times before an event (in hours, furthest first). */
export async function takeRegisteredToRemind(
  tx: Tx,
  { hours: [far, near], now, limit }: { hours: readonly [number, number]; now: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with due as (
      select registration.id,
        case when event.starts_at <= ${now}::timestamptz + interval '1 hour' * ${near} then ${near}::int
          else ${far}::int end as hours
      from group_event event join event_registration registration on registration.event_id = event.id
      where event.cancelled_at is null
        and event.starts_at > ${now} and event.starts_at <= ${now}::timestamptz + interval '1 hour' * ${far}
        and confirmed_at is not null and not is_waiting
        and (reminded is null
          or reminded > ${near} and event.starts_at <= ${now}::timestamptz + interval '1 hour' * ${near})
      order by event.starts_at, event.id
      limit ${limit}
      for update of registration skip locked)
    update event_registration set reminded = due.hours
    from due
    where event_registration.id = due.id
    returning event_registration.id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** What nobody confirmed in time, and who came to what is long over. */
export async function deleteForgotten(
  db: Database,
  { requestedBefore, endedBefore }: { requestedBefore: Date; endedBefore: Date },
): Promise<void> {
  await db
    .deleteFrom('event_registration')
    .where('confirmed_at', 'is', null)
    .where('removed_at', 'is', null)
    .where('requested_at', '<=', requestedBefore)
    .execute()
  await db
    .deleteFrom('event_registration')
    .where('event_id', 'in', (over) =>
      over.selectFrom('group_event').select('id').where('ends_at', '<', endedBefore),
    )
    .execute()
}

/** By a confirmed address of theirs. */
export async function exportRegistrations(tx: Tx, email: string): Promise<unknown[]> {
  return tx
    .selectFrom('event_registration')
    .select(['event_id', 'name', 'email', 'guests', 'requested_at', 'confirmed_at', 'is_waiting'])
    .where('email', '=', email)
    .where('removed_at', 'is', null)
    .orderBy('requested_at')
    .execute()
}

export async function lockRegisteredEvents(tx: Tx, email: string): Promise<string[]> {
  const events = await tx
    .selectFrom('group_event')
    .select('id')
    .where('id', 'in', (by) =>
      by
        .selectFrom('event_registration')
        .select('event_id')
        .where('email', '=', email)
        .where('confirmed_at', 'is not', null),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
  return events.map(({ id }) => id)
}

export async function deleteByAddress(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom('event_registration').where('email', '=', email).execute()
}
