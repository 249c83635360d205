import type { Selectable } from 'kysely'
import type { VerificationPose } from '#contract/dating/verification/verification.ts'
import type { DatingVerification } from '#server/platform/database/schema.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

export type VerificationRow = Selectable<DatingVerification>

/** While one is open there is no other. */
export async function insertVerification(
  tx: Tx,
  verification: Pick<VerificationRow, 'id' | 'user_id' | 'media_id' | 'created_at'> & {
    pose: VerificationPose
  },
): Promise<void> {
  await tx
    .insertInto('dating_verification')
    .values({ ...verification, state: 'open' })
    .execute()
}

/** The open one, or the one that was decided last. */
export async function findLastVerification(
  db: Database | Tx,
  userId: string,
): Promise<VerificationRow | null> {
  const row = await db
    .selectFrom('dating_verification')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

export async function findOpenVerification(tx: Tx, id: string): Promise<VerificationRow | null> {
  const row = await tx
    .selectFrom('dating_verification')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst()
  return row ?? null
}

/** Decides on an open one. @returns null when there is none of that id, or it is the decider's own */
export async function decideVerification(
  tx: Tx,
  id: string,
  { isSame, by, at }: { isSame: boolean; by: string; at: Date },
): Promise<VerificationRow | null> {
  const row = await tx
    .updateTable('dating_verification')
    .set({ state: isSame ? 'approved' : 'rejected', decided_at: at, decided_by: by })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .where('user_id', '<>', by)
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

/** An open one is over, since there are other photos now, or none. */
export async function deleteOpenVerification(
  tx: Tx,
  userId: string,
): Promise<Pick<VerificationRow, 'id' | 'media_id'> | null> {
  const row = await tx
    .deleteFrom('dating_verification')
    .where('user_id', '=', userId)
    .where('state', '=', 'open')
    .returning(['id', 'media_id'])
    .executeTakeFirst()
  return row ?? null
}

/** Does this picture wait to be compared? */
export async function isOpenSelfie(db: Database | Tx, mediaId: string): Promise<boolean> {
  const row = await db
    .selectFrom('dating_verification')
    .select('id')
    .where('media_id', '=', mediaId)
    .where('state', '=', 'open')
    .executeTakeFirst()
  return row !== undefined
}

export function exportVerifications(tx: Tx, userId: string): Promise<unknown[]> {
  return tx
    .selectFrom('dating_verification')
    .select(['id', 'user_id', 'pose', 'media_id', 'state', 'created_at', 'decided_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
}

/** Who decided is forgotten with them. */
export async function forgetDecider(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('dating_verification')
    .set({ decided_by: null })
    .where('decided_by', '=', userId)
    .execute()
}
