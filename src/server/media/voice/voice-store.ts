import { type Selectable, sql } from 'kysely'
import type { Voice, VoiceUpload } from '#server/platform/database/schema.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

export type VoiceRow = Selectable<Voice>
export type VoiceUploadRow = Selectable<VoiceUpload>

export async function hasUpload(db: Database, id: string): Promise<boolean> {
  const row = await db.selectFrom('voice_upload').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

/** The same one again when it began meanwhile. Whoever asks for it waits for its other parts. */
export async function lockUpload(
  tx: Tx,
  { id, ownerId, size }: { id: string; ownerId: string; size: number },
): Promise<VoiceUploadRow> {
  await tx
    .insertInto('voice_upload')
    .values({ id, owner_id: ownerId, size, content: Buffer.alloc(0) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  return tx.selectFrom('voice_upload').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

export async function appendPart(tx: Tx, id: string, part: Uint8Array): Promise<Buffer> {
  const { content } = await tx
    .updateTable('voice_upload')
    .set({ content: sql<Buffer>`content || ${Buffer.from(part)}::bytea` })
    .where('id', '=', id)
    .returning('content')
    .executeTakeFirstOrThrow()
  return content
}

/** What was sent is a recording now: its parts are not needed any more. */
export async function endUpload(tx: Tx, id: string, voiceId: string): Promise<void> {
  await tx
    .updateTable('voice_upload')
    .set({ content: Buffer.alloc(0), voice_id: voiceId })
    .where('id', '=', id)
    .execute()
}

export async function deleteUpload(db: Database | Tx, id: string): Promise<void> {
  await db.deleteFrom('voice_upload').where('id', '=', id).execute()
}

export async function insertVoice(
  tx: Tx,
  voice: Pick<VoiceRow, 'id' | 'owner_id' | 'duration_ms'>,
): Promise<VoiceRow> {
  return tx.insertInto('voice').values(voice).returningAll().executeTakeFirstOrThrow()
}

export async function findVoice(db: Database | Tx, id: string): Promise<VoiceRow | null> {
  const row = await db.selectFrom('voice').selectAll().where('id', '=', id).executeTakeFirst()
  return row ?? null
}

/** Says that a message carries it from now on; null when it is not the owner's, or carried already. */
export async function markVoiceAttached(tx: Tx, ownerId: string, id: string): Promise<VoiceRow | null> {
  const row = await tx
    .updateTable('voice')
    .set({ attached_at: sql`clock_now()` })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('attached_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

/** Its file becomes a leftover, by a trigger. */
export async function deleteVoice(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('voice').where('id', '=', id).execute()
}

/** Recordings that nothing began to carry within a day, and uploads that began before that. */
export async function deleteUnusedVoices(db: Database): Promise<void> {
  const before = sql<Date>`clock_now() - interval '24 hours'`
  await db.deleteFrom('voice').where('attached_at', 'is', null).where('created_at', '<', before).execute()
  await db.deleteFrom('voice_upload').where('created_at', '<', before).execute()
}

export function findOwnerVoices(db: Database | Tx, ownerId: string): Promise<VoiceRow[]> {
  return db.selectFrom('voice').selectAll().where('owner_id', '=', ownerId).orderBy('id').execute()
}

/** Uploads under way, without what has arrived. */
export function findOwnerUploads(
  tx: Tx,
  ownerId: string,
): Promise<Pick<VoiceUploadRow, 'id' | 'size' | 'created_at'>[]> {
  return tx
    .selectFrom('voice_upload')
    .select(['id', 'size', 'created_at'])
    .where('owner_id', '=', ownerId)
    .orderBy('created_at')
    .execute()
}

export async function deleteOwnerVoices(tx: Tx, ownerId: string): Promise<void> {
  await tx.deleteFrom('voice_upload').where('owner_id', '=', ownerId).execute()
  await tx.deleteFrom('voice').where('owner_id', '=', ownerId).execute()
}
