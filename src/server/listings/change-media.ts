import type { DraftContent } from '#contract/listings/listing-content.ts'
import { MediaId } from '#contract/media/picture.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { attachMedia, detachMedia } from '#server/media/public.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import type { PhotoRow } from './photo-store.ts'

interface MediaChange {
  /** What the listing, or a revision of it, has shown up to now. */
  had: readonly MediaId[]
  has: readonly MediaId[]
  /** Shown all the same. */
  retained?: readonly MediaId[]
}

/**
 * Takes what is new among the pictures and lets go of what is no longer shown.
 * @throws AppError media.not-found for pictures of others and those shown elsewhere
 */
export async function changeMedia(
  tx: Tx,
  ownerId: UserId,
  { had, has, retained = [] }: MediaChange,
): Promise<void> {
  await attachMedia(tx, ownerId, without(has, had), 'listing')
  await detachMedia(tx, without(had, [...has, ...retained]))
}

export const mediaOf = (photos: readonly PhotoRow[]): MediaId[] =>
  photos.map(({ media_id }) => MediaId.parse(media_id))

export const mediaIn = ({ photos }: Pick<DraftContent, 'photos'>): MediaId[] =>
  photos.map(({ mediaId }) => mediaId)

const without = (some: readonly MediaId[], others: readonly MediaId[]) =>
  some.filter((id) => !others.includes(id))
