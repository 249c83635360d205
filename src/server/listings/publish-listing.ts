import { expiryOf } from '#contract/listings/life/period.ts'
import { isLive } from '#contract/listings/life/state.ts'
import type { PublishableContent } from '#contract/listings/listing-content.ts'
import type { ListingId } from '#contract/listings/listing.ts'
import type { OwnListing } from '#contract/listings/own/own-listing.ts'
import { cautionsOf, scoreOf } from '#contract/listings/review/signal.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { placeById } from '#server/geo/public.ts'
import { checkPublishable } from './check-publishable.ts'
import { publicPlace, stateAt } from './listing-policy.ts'
import { handIn, type ListingRow, saveCautions, publishRow } from './listing-store.ts'
import { viewContent } from './listing-view.ts'
import { lockOwnListing } from './own/lock-own-listing.ts'
import { findPhotos } from './photo-store.ts'
import { checkQuota, readPoster } from './review/check-quota.ts'
import { verdictOf } from './review/review-policy.ts'
import { needsVerification, openCase } from '#server/moderation/public.ts'
import { showOwnListing } from './own/show-own-listing.ts'
import { type Findings, findSignals } from './signals/find-signals.ts'
import { saveShingles } from './signals/signal-store.ts'

interface Input {
  listingId: ListingId
  /** The version whose preview was seen. */
  version: number
  allowDuplicate: boolean
}

/** Published twice is published once: whoever comes second is shown the listing as it is. */
export function publishListing(platform: Platform, { userId }: Member, input: Input): Promise<OwnListing> {
  const { listingId, version, allowDuplicate } = input
  return inTransaction(platform.db, async (tx) => {
    const now = platform.clock.now()
    const row = await lockOwnListing(tx, userId, listingId)
    const state = stateAt(row, now)
    if (isLive(state) || state === 'pending_review') return showOwnListing(tx, row, now)
    if (state === 'awaiting_payment') throw new AppError('listings.wrong-state', { state })
    if (state !== 'draft' && state !== 'changes_requested') throw new AppError('listings.gone')
    if (row.version !== version) throw new AppError('listings.stale', { version: row.version })

    const content = checkPublishable(viewContent(row, await findPhotos(tx, listingId)), now)
    const rule = platform.settings.current().categories[content.category]
    if (rule === 'closed') throw new AppError('listings.category-closed')
    if (await needsVerification(tx, userId, now)) throw new AppError('listings.phone-first')
    const poster = await readPoster(tx, userId, now)
    await checkQuota(tx, platform, userId, { level: poster.level, isNew: state === 'draft', now })
    const { memberSince } = poster
    const found = await findSignals(tx, { listingId, ownerId: userId, memberSince, content, now })
    if (found.twin && !allowDuplicate) refuseTwin(found.twin)

    const { signals } = found
    const policy = rule === 'reviewed' ? 'all' : platform.config.reviewPolicy
    const verdict = verdictOf({ policy, category: content.category, signals, ...poster })
    if (verdict === 'block') throw new AppError('listings.blocked', { signals })
    await saveShingles(tx, listingId, found.hashes)
    const subject = { kind: 'listing', id: listingId } as const
    const asked = { subject, ownerId: userId, queue: 'listings', signals, score: scoreOf(signals) } as const
    if (verdict === 'review') {
      await openCase(tx, platform, asked)
      return showOwnListing(tx, await handIn(tx, listingId, now), now)
    }
    if (verdict === 'later_look') await openCase(tx, platform, asked)
    await saveCautions(tx, listingId, cautionsOf(signals))
    return showOwnListing(tx, await makePublic(tx, listingId, content, now), now)
  })
}

function refuseTwin({ id, title, state }: NonNullable<Findings['twin']>): never {
  throw new AppError('listings.duplicate', { listingId: id, title, state })
}

/** From now on everybody sees it. */
export async function makePublic(
  tx: Tx,
  listingId: string,
  { category, details, placeId }: PublishableContent,
  now: Date,
): Promise<ListingRow> {
  const place = placeId === null ? null : await placeById(tx, placeId)
  if (!place) throw new Error('A listing is published without a place.')
  const index = { ...publicPlace(place), expires_at: expiryOf(category, details, now) }
  return publishRow(tx, listingId, index, now)
}
