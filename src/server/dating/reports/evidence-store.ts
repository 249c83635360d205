import { MediaId } from '#contract/media/picture.ts'
import { detachMedia } from '#server/media/public.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

/** Keeps the photos that a profile shows now for those who look at a report about it. */
export async function storeEvidencePhotos(
  tx: Tx,
  { profileId, userId, at }: { profileId: string; userId: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('dating_evidence_photo')
    .columns(['profile_id', 'user_id', 'media_id', 'position', 'reported_at'])
    .expression((by) =>
      by
        .selectFrom('dating_photo')
        .select(({ val }) => [
          val(profileId).$castTo<string>().as('profile_id'),
          'user_id',
          'media_id',
          'position',
          val(at).$castTo<Date>().as('reported_at'),
        ])
        .where('user_id', '=', userId),
    )
    .onConflict((conflict) => conflict.columns(['profile_id', 'media_id']).doUpdateSet({ reported_at: at }))
    .execute()
}

/** Those that a profile showed when it was reported, in their order. */
export function findEvidencePhotos(
  db: Database,
  profileIds: readonly string[],
): Promise<{ profile_id: string; media_id: string }[]> {
  if (profileIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('dating_evidence_photo')
    .select(['profile_id', 'media_id'])
    .where('profile_id', 'in', profileIds)
    .orderBy('profile_id')
    .orderBy('position')
    .orderBy('reported_at')
    .execute()
}

export async function isEvidence(db: Database | Tx, mediaId: string): Promise<boolean> {
  const row = await db
    .selectFrom('dating_evidence_photo')
    .select('media_id')
    .where('media_id', '=', mediaId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** No profile shows these any more: they go, but for those that staff may have to look at. */
export async function dropPhotos(tx: Tx, mediaIds: readonly string[]): Promise<void> {
  if (mediaIds.length === 0) return
  const evidence = await tx
    .selectFrom('dating_evidence_photo')
    .select('media_id')
    .where('media_id', 'in', mediaIds)
    .execute()
  const evidenceIds = new Set(evidence.map(({ media_id }) => media_id))
  await detachMedia(
    tx,
    mediaIds.filter((id) => !evidenceIds.has(id)).map((id) => MediaId.parse(id)),
  )
}

/** What was kept before then is forgotten; the pictures too, where no profile and no later report shows them. */
export async function forgetEvidencePhotos(tx: Tx, before: Date): Promise<void> {
  const forgotten = await tx
    .deleteFrom('dating_evidence_photo')
    .where('reported_at', '<', before)
    .returning('media_id')
    .execute()
  const ids = [...new Set(forgotten.map(({ media_id }) => media_id))]
  if (ids.length === 0) return
  const shown = await tx.selectFrom('dating_photo').select('media_id').where('media_id', 'in', ids).execute()
  const isShown = new Set(shown.map(({ media_id }) => media_id))
  await dropPhotos(
    tx,
    ids.filter((id) => !isShown.has(id)),
  )
}

export async function deleteEvidencePhotosOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('dating_evidence_photo').where('user_id', '=', userId).execute()
}
