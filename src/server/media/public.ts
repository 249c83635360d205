import { type MediaId, MediaPurpose, type Picture, type PrivatePicture } from '#contract/media/picture.ts'
import type { Voice, VoiceId } from '#contract/media/voice/voice.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'
import type { Platform } from '#server/platform/platform.ts'
import {
  deleteMedia,
  deleteOwnerMedia,
  findMedia,
  findOwnerMedia,
  markAttached,
  readOwnerMedia,
} from './media-store.ts'
import { grantViewing, type Hold } from './picture-access-policy.ts'
import { pictureKey } from './picture-key-policy.ts'
import { viewPicture } from './picture-view.ts'
import { workRemoveUnused } from './remove-unused-job.ts'
import { voiceKey } from './voice/voice-key-policy.ts'
import {
  deleteOwnerVoices,
  deleteVoice,
  findOwnerUploads,
  findOwnerVoices,
  markVoiceAttached,
} from './voice/voice-store.ts'

export { encodePicture } from './encode-picture.ts'
export { grantViewing } from './picture-access-policy.ts'
export { loadPicture } from './load-picture.ts'
export { findShownElsewhere, looksLikeAnothers } from './media-store.ts'
export { layFiles, ownFiles, storePicture } from './store-picture.ts'

/** Pictures by id; ids that do not exist are left out. */
export async function picturesById(
  db: Database | Tx,
  ids: readonly MediaId[],
): Promise<Map<MediaId, Picture>> {
  const pictures = (await findMedia(db, [...new Set(ids)])).map(viewPicture)
  return new Map(pictures.map((picture) => [picture.id, picture]))
}

/**
 * Private pictures with addresses for one reader; `events` asks who may still see them.
 * @param hold how long the addresses are good for: minutes, or days where devices keep them
 */
export async function picturesFor(
  db: Database | Tx,
  { config, clock }: Pick<Platform, 'config' | 'clock'>,
  viewerId: UserId,
  ids: readonly MediaId[],
  hold: Hold = 'minutes',
): Promise<Map<MediaId, PrivatePicture>> {
  if (ids.length === 0) return new Map()
  const grant = grantViewing(viewerId, config.secretKey, clock.now(), hold)
  const pictures = await picturesById(db, ids)
  return new Map([...pictures].map(([id, picture]) => [id, { ...picture, access: grant(id) }]))
}

/**
 * Says that something shows these pictures from now on. Each picture is shown by one thing: what is attached
 * already is missing here, like what belongs to somebody else or was uploaded for another purpose.
 * @throws AppError media.not-found
 */
export async function attachMedia(
  tx: Tx,
  ownerId: UserId,
  ids: readonly MediaId[],
  purpose: MediaPurpose,
): Promise<void> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return
  if ((await markAttached(tx, ownerId, wanted, purpose)) < wanted.length)
    throw new AppError('media.not-found')
}

/** Nothing shows these pictures any more: they are deleted, their files within minutes. */
export async function detachMedia(tx: Tx, ids: readonly MediaId[]): Promise<void> {
  await deleteMedia(tx, ids)
}

/**
 * Says that a message carries this recording from now on. Each recording is carried by one: what is attached already is
 * missing here, like what belongs to somebody else.
 * @throws AppError media.voice-not-found
 */
export async function attachVoice(tx: Tx, ownerId: UserId, id: VoiceId): Promise<Voice> {
  const row = await markVoiceAttached(tx, ownerId, id)
  if (!row) throw new AppError('media.voice-not-found')
  return { id, durationMs: row.duration_ms }
}

/** Nothing carries this recording any more: it is deleted, its file within minutes. */
export const detachVoice = (tx: Tx, id: VoiceId): Promise<void> => deleteVoice(tx, id)

/** The bytes of a recording, WebM with Opus; null when it is gone. */
export const loadVoice = ({ storage }: Pick<Platform, 'storage'>, id: VoiceId): Promise<Uint8Array | null> =>
  storage.get(voiceKey(id))

/** The large size of every picture of somebody and every recording, private ones too: for their own eyes and ears. */
export async function listOwnFiles(
  db: Database,
  ownerId: UserId,
): Promise<{ id: string; key: string; kind: 'picture' | 'voice' }[]> {
  const pictures = await findOwnerMedia(db, ownerId)
  const voices = await findOwnerVoices(db, ownerId)
  return [
    ...pictures.map(({ id, purpose, file_stem: stem }) => ({
      id,
      key: pictureKey({ id, purpose: MediaPurpose.parse(purpose), stem }, 'large', 'webp'),
      kind: 'picture' as const,
    })),
    ...voices.map(({ id }) => ({ id, key: voiceKey(id), kind: 'voice' as const })),
  ]
}

/** Registers the background jobs; to be called before the queue starts. */
export function workMediaJobs(platform: Platform): void {
  workRemoveUnused(platform)
}

export const personalData: PersonalData = {
  feature: 'media',
  tables: ['public.media', 'public.media_quota', 'public.voice', 'public.voice_upload'],
  export: async (tx, userId) => ({
    ...(await readOwnerMedia(tx, userId)),
    'public.voice': await findOwnerVoices(tx, userId),
    'public.voice_upload': await findOwnerUploads(tx, userId),
  }),
  async purge(tx, userId) {
    await deleteOwnerMedia(tx, userId)
    await deleteOwnerVoices(tx, userId)
  },
}
