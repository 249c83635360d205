import { sql } from 'kysely'
import type { UserId } from '#contract/profiles/profile.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'

/** Whose request it is: the same key of another person or operation is another key. */
export interface Slot {
  userId: UserId
  operation: string
  key: string
  /** SHA-256 of what was asked. */
  requestHash: Buffer
}

/** The claim this request holds; its time tells it from a later claim on the same slot. */
export interface Claim extends Slot {
  claimedAt: string
}

export interface StoredAnswer {
  requestHash: Buffer
  state: string
  status: number | null
  body: string | null
}

/** A claim that is older was left by a server that died. */
const STALE = sql.lit('60 seconds')
const PERSISTED_FOR = sql.lit('24 hours')

/** The claim, or null when somebody holds the slot or has answered it. */
export async function claimSlot(db: Database, slot: Slot): Promise<Claim | null> {
  const { rows } = await sql<{ claimedAt: string }>`
    insert into idempotency_key as k (user_id, operation, key, request_hash, state)
    values (${slot.userId}, ${slot.operation}, ${slot.key}, ${slot.requestHash}, 'running')
    on conflict (user_id, operation, key) do update
      set request_hash = excluded.request_hash, created_at = clock_now()
      where k.state = 'running' and k.created_at < clock_now() - ${STALE}::interval
    returning created_at::text as "claimedAt"`.execute(db)
  return rows[0] ? { ...slot, claimedAt: rows[0].claimedAt } : null
}

export async function readSlot(db: Database, slot: Slot): Promise<StoredAnswer | undefined> {
  return db
    .selectFrom('idempotency_key')
    .select(['request_hash as requestHash', 'state', 'status', 'body'])
    .where('user_id', '=', slot.userId)
    .where('operation', '=', slot.operation)
    .where('key', '=', slot.key)
    .executeTakeFirst()
}

/** False when the claim has gone to somebody else in the meantime: then nothing may be committed. */
export async function storeAnswer(
  db: Database | Tx,
  claim: Claim,
  status: number,
  body: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('idempotency_key')
    .set({ state: 'done', status, body })
    .where('user_id', '=', claim.userId)
    .where('operation', '=', claim.operation)
    .where('key', '=', claim.key)
    .where('created_at', '=', sql<Date>`${claim.claimedAt}::timestamptz`)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Claims of a server that died. Only for the one server there is, before it takes requests: all claims are its own. */
export async function releaseAllClaims(db: Database): Promise<void> {
  await db.deleteFrom('idempotency_key').where('state', '=', 'running').execute()
}

/** Frees the slot of a request that failed, so that the same key may try again. */
export async function releaseClaim(db: Database, claim: Claim): Promise<void> {
  await db
    .deleteFrom('idempotency_key')
    .where('user_id', '=', claim.userId)
    .where('operation', '=', claim.operation)
    .where('key', '=', claim.key)
    .where('state', '=', 'running')
    .where('created_at', '=', sql<Date>`${claim.claimedAt}::timestamptz`)
    .execute()
}

export async function purgeOldKeys(db: Database): Promise<void> {
  await sql`delete from idempotency_key where created_at < clock_now() - ${PERSISTED_FOR}::interval`.execute(
    db,
  )
}

/** Kept answers repeat what a person sent; they are gone after a day in any case. */
export const pipelineData: PersonalData = {
  feature: 'platform',
  tables: ['public.idempotency_key'],
  async export(tx, userId) {
    const rows = await tx
      .selectFrom('idempotency_key')
      .select(['operation', 'body', 'created_at'])
      .where('user_id', '=', userId)
      .execute()
    return { 'public.idempotency_key': rows }
  },
  async purge(tx, userId) {
    await tx.deleteFrom('idempotency_key').where('user_id', '=', userId).execute()
  },
}
