import { MEDIA_LIMITS } from '#contract/media/picture.ts'
import { type Voice, VoiceId } from '#contract/media/voice/voice.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Platform } from '#server/platform/platform.ts'
import { STORAGE_FLOOR_BYTES } from '#server/media/image-policy.ts'
import { expectFiles, forgetFiles, spendUpload } from '#server/media/media-store.ts'
import { removeFiles } from '#server/media/store-picture.ts'
import { cleanRecording } from './clean-recording.ts'
import {
  appendPart,
  deleteUpload,
  endUpload,
  findVoice,
  hasUpload,
  insertVoice,
  lockUpload,
  type VoiceRow,
} from './voice-store.ts'
import { voiceKey } from './voice-key-policy.ts'

type Deps = Pick<Platform, 'db' | 'storage'>

interface Part {
  uploadId: string
  start: number
  size: number
}

/**
 * Takes in a part of a recording; with the last one the recording is read, and stored if it is one. A part sent twice
 * counts once, and one that begins elsewhere than where the upload stands changes nothing: the answer says where that is.
 * @throws AppError media.quota, server.storage-full, media.voice-not-found (the upload is somebody else's), and what
 * cleanRecording refuses: then nothing is left of it
 */
export async function uploadVoice(
  deps: Deps,
  { userId }: Member,
  part: Part,
  bytes: Uint8Array,
): Promise<{ received: number; voice: Voice | null }> {
  if (!(await hasUpload(deps.db, part.uploadId))) {
    if ((await deps.storage.freeBytes()) < STORAGE_FLOOR_BYTES) throw new AppError('server.storage-full')
    if (!(await spendUpload(deps.db, userId, MEDIA_LIMITS.uploadsPerDay))) throw new AppError('media.quota')
  }
  const upload = await takeIn(deps, userId, part, bytes)
  const received = upload.voice ? upload.size : upload.content.length
  if (upload.voice) return { received, voice: viewVoice(upload.voice) }
  if (received < upload.size) return { received, voice: null }
  return { received, voice: viewVoice(await finish(deps, userId, part.uploadId, upload.content)) }
}

const viewVoice = ({ id, duration_ms }: VoiceRow): Voice => ({
  id: VoiceId.parse(id),
  durationMs: duration_ms,
})

/** What has arrived by now, this part included. */
function takeIn(
  { db }: Deps,
  ownerId: string,
  { uploadId: id, start, size: declared }: Part,
  bytes: Uint8Array,
): Promise<{ size: number; content: Buffer; voice: VoiceRow | null }> {
  return inTransaction(db, async (tx) => {
    const { owner_id, size, content, voice_id } = await lockUpload(tx, { id, ownerId, size: declared })
    if (owner_id !== ownerId) throw new AppError('media.voice-not-found')
    const voice = voice_id === null ? null : await findVoice(tx, voice_id)
    const next = start === content.length ? bytes.subarray(0, size - start) : bytes.subarray(0, 0)
    if (voice || next.length === 0) return { size, content, voice }
    return { size, content: await appendPart(tx, id, next), voice }
  })
}

/**
 * Stores what has arrived. Its file is announced before it is written and the row comes after it, so that whatever
 * fails in between leaves nothing for long.
 */
async function finish(deps: Deps, ownerId: string, uploadId: string, bytes: Uint8Array): Promise<VoiceRow> {
  const recording = await cleanRecording(bytes).catch(async (error: unknown) => {
    // what can be read another time is read then
    const isFinal = error instanceof AppError && error.code !== 'server.unavailable'
    if (isFinal) await deleteUpload(deps.db, uploadId)
    throw error
  })
  const id = uuidv7()
  await expectFiles(deps.db, id)
  try {
    await deps.storage.put(voiceKey(id), recording.bytes, 'audio/webm')
    const stored = await inTransaction(deps.db, async (tx) => {
      const { voice_id } = await lockUpload(tx, { id: uploadId, ownerId, size: bytes.length })
      // the same part came twice at once, and the other one was sooner
      const other = voice_id === null ? null : await findVoice(tx, voice_id)
      if (other) return other
      const voice = await insertVoice(tx, { id, owner_id: ownerId, duration_ms: recording.durationMs })
      await endUpload(tx, uploadId, id)
      await forgetFiles(tx, id)
      return voice
    })
    if (stored.id !== id) await removeFiles(deps, { id, stem: null })
    return stored
  } catch (error) {
    // what cannot be removed now stays announced, and is swept later
    await removeFiles(deps, { id, stem: null }).catch(() => undefined)
    throw error
  }
}
