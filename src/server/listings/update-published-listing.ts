import type { DraftContent, PublishableContent } from '#contract/listings/listing-content.ts'
import { cautionsOf, scoreOf } from '#contract/listings/review/signal.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { openCase, withdrawCase } from '#server/moderation/public.ts'
import type { Platform } from '#server/platform/platform.ts'
import { changeMedia, mediaIn, mediaOf } from './change-media.ts'
import { requirePlace } from './require-place.ts'
import { expiryAfterEdit, publicPlace } from './listing-policy.ts'
import {
  countVersion,
  type ListingRow,
  saveCautions,
  saveContent,
  reindexListing,
  saveSettledPrice,
} from './listing-store.ts'
import { contentColumns, viewContent } from './listing-view.ts'
import { isFeeDue } from './life/ask-fee.ts'
import { findPhotos, replacePhotos } from './photo-store.ts'
import { readPoster } from './review/check-quota.ts'
import { changesKindOfWork, settledPrice, verdictOnChange } from './review/review-policy.ts'
import { deleteRevision, findRevision, saveRevision } from './review/revision-store.ts'
import { findSignals } from './signals/find-signals.ts'
import { saveShingles } from './signals/signal-store.ts'

/** Changes what everybody sees, at once or, where it counts, as soon as staff have looked at it. */
export async function updatePublishedListing(
  tx: Tx,
  platform: Pick<Platform, 'config' | 'clock' | 'events' | 'live'>,
  row: ListingRow,
  proposed: PublishableContent,
): Promise<ListingRow> {
  const { config, clock } = platform
  const now = clock.now()
  const subject = { kind: 'revision', id: row.id } as const
  const ownerId = UserId.parse(row.owner_id)
  const shown = viewContent(row, await findPhotos(tx, row.id))
  const question = { listingId: row.id, ownerId, content: proposed, shown, act: 'edit' } as const
  if (changesKindOfWork(shown, proposed) && (await isFeeDue(tx, platform, question)))
    throw new AppError('listings.fee-due', { listingId: row.id })
  const before = await findRevision(tx, row.id)
  const had = [...mediaIn(shown), ...(before ? mediaIn(before.content) : [])]
  const poster = await readPoster(tx, ownerId, now)
  const found = await findSignals(tx, { ...poster, listingId: row.id, ownerId, content: proposed, now })
  const { signals } = found
  const settled = settledOf(row)
  const settledMinor = settled !== null && settled.until > now ? settled.minor : null
  const verdict = verdictOnChange(config.reviewPolicy, { shown, proposed, settledMinor, signals })
  if (verdict === 'block') throw new AppError('listings.blocked', { signals })
  if (verdict === 'review') {
    await requirePlace(tx, proposed)
    await changeMedia(tx, ownerId, { had, has: mediaIn(proposed), retained: mediaIn(shown) })
    await saveRevision(tx, row.id, proposed, now)
    const score = scoreOf(signals)
    await openCase(tx, platform, { subject, ownerId, queue: 'listings', signals, score })
    return countVersion(tx, row.id, now)
  }
  if (before) {
    await deleteRevision(tx, row.id)
    await withdrawCase(tx, platform, subject)
  }
  await changeMedia(tx, ownerId, { had, has: mediaIn(proposed) })
  await saveShingles(tx, row.id, found.hashes)
  await saveCautions(tx, row.id, cautionsOf(signals))
  const [minor, next] = [shown.price?.amountMinor ?? null, proposed.price.amountMinor]
  await saveSettledPrice(tx, row.id, settledPrice(minor, next, { settled, now }))
  return applyContent(tx, row, proposed, now)
}

const settledOf = ({ settled_price_minor: minor, settled_price_until: until }: ListingRow) =>
  minor === null || until === null ? null : { minor, until }

/** From now on everybody sees this. Its pictures are the owner's and attached. */
export async function applyContent(
  tx: Tx,
  row: ListingRow,
  content: DraftContent,
  now: Date,
): Promise<ListingRow> {
  const place = await requirePlace(tx, content)
  if (!place) throw new Error('What is public has a place.')
  const photoCount = await replacePhotos(tx, row.id, content.photos)
  const columns = { ...contentColumns(content), photo_count: photoCount, updated_at: now }
  await saveContent(tx, row.id, columns)
  const index = { ...publicPlace(place), expires_at: expiryAfterEdit(row, content.details) }
  return reindexListing(tx, row.id, index)
}

/** The pictures of a revision that is not to be shown go, but for those that are shown already. */
export async function dropRevision(tx: Tx, row: ListingRow): Promise<void> {
  const revision = await findRevision(tx, row.id)
  if (!revision) return
  const shown = mediaOf(await findPhotos(tx, row.id))
  const had = [...shown, ...mediaIn(revision.content)]
  await changeMedia(tx, UserId.parse(row.owner_id), { had, has: shown })
  await deleteRevision(tx, row.id)
}
