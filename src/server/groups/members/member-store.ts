import type { CursorPoint } from '#server/platform/cursor.ts'
import { type Selectable, sql } from 'kysely'
import type { WaitsFor } from '#contract/groups/members/membership.ts'
import type { GroupMember } from '#server/platform/database/schema.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

export type MemberRow = Omit<Selectable<GroupMember>, 'answers'> & {
  answers: { question: string; answer: string }[]
}

/** What is not said is as it is for everybody who comes. */
export type NewMember = Omit<MemberRow, 'role' | 'is_listed'> & Partial<Pick<MemberRow, 'role' | 'is_listed'>>

const rowsOf = (tx: Database | Tx) =>
  tx.selectFrom('group_member').selectAll().$narrowType<{ answers: MemberRow['answers'] }>()

export async function findMember(
  db: Database | Tx,
  groupId: string,
  userId: string,
): Promise<MemberRow | null> {
  const row = await rowsOf(db)
    .where('group_id', '=', groupId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? null
}

type Changes = Partial<Omit<MemberRow, 'group_id' | 'user_id' | 'answers'>>

/** To be called under the lock of the group's row, like everything that changes who is in it. */
export async function saveMember(tx: Tx, { answers, ...member }: NewMember): Promise<void> {
  const columns = { ...member, answers: JSON.stringify(answers) }
  await tx
    .insertInto('group_member')
    .values(columns)
    .onConflict((conflict) => conflict.columns(['group_id', 'user_id']).doUpdateSet(columns))
    .execute()
}

/** People who were never in that group before. */
export async function insertMembers(tx: Tx, members: readonly NewMember[]): Promise<void> {
  if (members.length === 0) return
  const rows = members.map(({ answers, ...member }) => ({ ...member, answers: JSON.stringify(answers) }))
  await tx.insertInto('group_member').values(rows).execute()
}

export async function changeMember(tx: Tx, groupId: string, userId: string, changes: Changes): Promise<void> {
  await tx
    .updateTable('group_member')
    .set(changes)
    .where('group_id', '=', groupId)
    .where('user_id', '=', userId)
    .execute()
}

/** Those who lead, in the order in which they came. */
export async function findLeaders(db: Database | Tx, groupId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('group_member')
    .select('user_id')
    .where('group_id', '=', groupId)
    .where('status', '=', 'active')
    .where('role', '=', 'group_admin')
    .orderBy('joined_at')
    .orderBy('user_id')
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** All who are in it. */
export async function findActive(tx: Tx, groupId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('group_member')
    .select('user_id')
    .where('group_id', '=', groupId)
    .where('status', '=', 'active')
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** Members and those who wait: whom it concerns how many there are. */
export async function findConcerned(tx: Tx, groupId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('group_member')
    .select('user_id')
    .where('group_id', '=', groupId)
    .where('status', 'in', ['active', 'pending'])
    .limit(CONCERNED_MAX)
    .execute()
  return rows.map(({ user_id }) => user_id)
}
/** As many members as a group may have, and as many again who wait. */
const CONCERNED_MAX = 1000

/** Who waits for a place, the first first. */
export function findWaiting(tx: Tx, groupId: string, limit: number): Promise<MemberRow[]> {
  return rowsOf(tx)
    .where('group_id', '=', groupId)
    .where('status', '=', 'pending')
    .where('waits_for', '=', 'seat')
    .orderBy('asked_at')
    .orderBy('user_id')
    .limit(limit)
    .execute()
}

/** Everybody who waits does so for this from now on; who asked first stays first. */
export async function letAllWaitFor(tx: Tx, groupId: string, waitsFor: WaitsFor): Promise<void> {
  await tx
    .updateTable('group_member')
    .set({ waits_for: waitsFor })
    .where('group_id', '=', groupId)
    .where('status', '=', 'pending')
    .execute()
}

/** When the last of those who wait asked; null when nobody waits. */
export async function readLastAsked(tx: Tx, groupId: string, waitsFor: string): Promise<Date | null> {
  const row = await tx
    .selectFrom('group_member')
    .select('asked_at')
    .where('group_id', '=', groupId)
    .where('status', '=', 'pending')
    .where('waits_for', '=', waitsFor)
    .orderBy('asked_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.asked_at ?? null
}

/** Place in the queue of those who wait for the same, from 1. */
export async function readQueuePosition(
  tx: Tx,
  {
    group_id,
    user_id,
    waits_for,
    asked_at,
  }: Pick<MemberRow, 'group_id' | 'user_id' | 'waits_for' | 'asked_at'>,
): Promise<number> {
  const { before } = await tx
    .selectFrom('group_member')
    .select(({ fn }) => fn.countAll<number>().as('before'))
    .where('group_id', '=', group_id)
    .where('status', '=', 'pending')
    .where('waits_for', '=', waits_for)
    .where(sql<boolean>`(asked_at, user_id) <= (${asked_at}, ${user_id})`)
    .executeTakeFirstOrThrow()
  return before
}

/** A place in a list of members: active ones by role and time, others by time. */
export interface MemberPoint {
  rank: number
  at: Date
  id: string
}

const RANK = sql<number>`case role when 'group_admin' then 0 when 'moderator' then 1 else 2 end`
const AT = sql<Date>`case status when 'active' then joined_at when 'pending' then asked_at else coalesce(decided_at, asked_at) end`

/** Who is hidden by a block from the reader is not among them. `isListed`: nor who does not want visitors to see them. */
export function listMembers(
  db: Database,
  {
    groupId,
    viewerId,
    status,
    isListed,
    after,
    limit,
  }: {
    groupId: string
    viewerId: string | null
    status: string
    isListed: boolean
    after: MemberPoint | null
    limit: number
  },
): Promise<(MemberRow & { rank: number; at: Date })[]> {
  return rowsOf(db)
    .select([RANK.as('rank'), AT.as('at')])
    .where('group_id', '=', groupId)
    .where('status', '=', status)
    .$if(isListed, (rows) => rows.where('is_listed', '=', true))
    .where(sql<boolean>`(${viewerId}::uuid is null or not is_blocked_between(user_id, ${viewerId}::uuid))`)
    .$if(after !== null, (rows) =>
      rows.where(
        sql<boolean>`(${RANK}, ${AT}, user_id) > (${after?.rank ?? 0}::int, ${after?.at ?? null}::timestamptz, ${after?.id ?? null}::uuid)`,
      ),
    )
    .orderBy(RANK)
    .orderBy(AT)
    .orderBy('user_id')
    .limit(limit)
    .execute()
}
interface OwnMembershipRow {
  group_id: string
  role: string
  status: string
  at: Date
  is_archived: boolean
}

export async function findMembershipsOf(
  db: Database,
  userId: string,
  { after, limit }: { after: CursorPoint | null; limit: number },
): Promise<OwnMembershipRow[]> {
  const { rows } = await sql<OwnMembershipRow>`
    select mine.*, g.archived_at is not null as is_archived from (
      select group_id, role, status, date_trunc('milliseconds', coalesce(joined_at, asked_at)) as at from group_member
      where user_id = ${userId} and status in ('active', 'pending')) as mine
    join community_group as g on g.id = mine.group_id
    where ${after?.at ?? null}::timestamptz is null
      or (at, group_id) < (${after?.at ?? null}::timestamptz, ${after?.id ?? null}::uuid)
    order by at desc, group_id desc limit ${limit}`.execute(db)
  return rows
}

export function exportMemberships(tx: Tx, userId: string): Promise<MemberRow[]> {
  return rowsOf(tx).where('user_id', '=', userId).orderBy('group_id').execute()
}
