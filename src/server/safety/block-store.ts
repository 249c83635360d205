import { type Selectable, sql } from 'kysely'
import { z } from 'zod'
import type { HotRead, HotReads } from '#server/platform/database/hot-reads.ts'
import type { UserBlock } from '#server/platform/database/schema.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

// Rules that the database enforces:
// - database/functions/safety/is_blocked_between.sql: a block holds both ways
// - database/functions/safety/is_blocked_in.sql: in a match, a block by alias does

export type BlockRow = Selectable<UserBlock>

/** Nothing happens where the block stands already, by the same of the two names. */
export async function insertBlock(
  tx: Tx,
  {
    blockerId,
    blockedId,
    shownName,
    at,
  }: { blockerId: string; blockedId: string; shownName: string | null; at: Date },
): Promise<void> {
  await tx
    .insertInto('user_block')
    .values({
      blocker_id: blockerId,
      blocked_id: blockedId,
      known_id: shownName === null ? blockedId : sql`gen_random_uuid()`,
      shown_name: shownName,
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** @returns what it was; null where there was none by this name */
export async function deleteBlock(
  tx: Tx,
  blockerId: string,
  knownId: string,
): Promise<Pick<BlockRow, 'blocked_id' | 'shown_name'> | null> {
  const row = await tx
    .deleteFrom('user_block')
    .where('blocker_id', '=', blockerId)
    .where('known_id', '=', knownId)
    .returning(['blocked_id', 'shown_name'])
    .executeTakeFirst()
  return row ?? null
}

/** The last one first. */
export function findBlocksBy(db: Database | Tx, blockerId: string): Promise<BlockRow[]> {
  return db
    .selectFrom('user_block')
    .selectAll()
    .where('blocker_id', '=', blockerId)
    .orderBy('created_at', 'desc')
    .orderBy('known_id')
    .execute()
}

const HIDDEN: HotRead = {
  name: 'safety.hidden',
  text: `select json_agg(id)::text from (
    select blocked_id as id from user_block where blocker_id = $1::uuid and shown_name is null
    union select blocker_id from user_block where blocked_id = $1::uuid and shown_name is null) as hidden`,
}

/** Everybody whom a block of the account hides from this person, whoever of the two set it. */
export async function readHidden(hot: HotReads, userId: string): Promise<string[]> {
  return z
    .uuid()
    .array()
    .parse(JSON.parse((await hot.read(HIDDEN, [userId])) ?? '[]'))
}

export async function isBlockedBetween(db: Database | Tx, one: string, other: string): Promise<boolean> {
  const { rows } = await sql<{ is_blocked: boolean }>`
    select is_blocked_between(${one}, ${other}) as is_blocked`.execute(db)
  return rows[0]?.is_blocked === true
}

/** By the names under which they are known. */
export async function exportBlocks(tx: Tx, userId: string): Promise<Omit<BlockRow, 'blocked_id'>[]> {
  const rows = await findBlocksBy(tx, userId)
  return rows.map(({ blocked_id: _, ...known }) => known)
}

/** Also those of others: whom they meant is gone. */
export async function deleteBlocksOf(tx: Tx, userId: string): Promise<void> {
  await tx
    .deleteFrom('user_block')
    .where((is) => is.or([is('blocker_id', '=', userId), is('blocked_id', '=', userId)]))
    .execute()
}

/** SQL of is_blocked_between's opposite, for reads that cannot afford to call a function for each row. */
export const notBlocked = (one: string, other: string): string => `not exists (
  select from user_block where shown_name is null and ((blocker_id = ${one} and blocked_id = ${other})
    or (blocker_id = ${other} and blocked_id = ${one})))`

/** SQL of the opposite of is_blocked_in: in a match people block each other by their aliases. */
export const notBlockedIn = (kind: string, one: string, other: string): string => `not exists (
  select from user_block where (shown_name is null) = (${kind} <> 'match')
    and ((blocker_id = ${one} and blocked_id = ${other}) or (blocker_id = ${other} and blocked_id = ${one})))`
