import { type MediaId, MediaPurpose, type Picture, type PrivatePicture } from '#contract/media/picture.ts'
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

/** The large size of every picture of somebody, private ones too: for their own eyes. */
export async function listOwnFiles(db: Database, ownerId: UserId): Promise<{ id: string; key: string }[]> {
  const rows = await findOwnerMedia(db, ownerId)
  return rows.map(({ id, purpose, file_stem: stem }) => ({
    id,
    key: pictureKey({ id, purpose: MediaPurpose.parse(purpose), stem }, 'large', 'webp'),
  }))
}

/** Registers the background jobs; to be called before the queue starts. */
export function workMediaJobs(platform: Platform): void {
  workRemoveUnused(platform)
}

export const personalData: PersonalData = {
  feature: 'media',
  tables: ['public.media', 'public.media_quota'],
  export: readOwnerMedia,
  purge: deleteOwnerMedia,
}
