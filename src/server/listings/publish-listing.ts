import { expiryOf } from '#contract/listings/life/period.ts'
import { isLive } from '#contract/listings/life/state.ts'
import { type PublishableContent, publishableContent } from '#contract/listings/listing-content.ts'
import type { ListingId } from '#contract/listings/listing.ts'
import type { OwnListing } from '#contract/listings/own/own-listing.ts'
import { cautionsOf, scoreOf } from '#contract/listings/review/signal.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { placeById } from '#server/geo/public.ts'
import { checkPublishable } from './check-publishable.ts'
import { isFeeDue } from './life/ask-fee.ts'
import { findPromotion } from './life/promotion-store.ts'
import { earlier, publicPlace, stateAt } from './listing-policy.ts'
import {
  awaitPayment,
  changeState,
  handIn,
  type ListingRow,
  lockListing,
  publishRow,
  saveCautions,
} from './listing-store.ts'
import { viewContent } from './listing-view.ts'
import { lockOwnListing } from './own/lock-own-listing.ts'
import { findPhotos } from './photo-store.ts'
import { checkQuota, type Poster, readPoster } from './review/check-quota.ts'
import { type Verdict, verdictOf } from './review/review-policy.ts'
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
    if (state === 'awaiting_payment') return showOwnListing(tx, await askAgain(tx, platform, row), now)
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

    const verdict = verdictFor(platform, content, { poster, found })
    if (verdict === 'block') throw new AppError('listings.blocked', { signals: found.signals })
    await saveShingles(tx, listingId, found.hashes)
    if (await isFeeDue(tx, platform, { listingId, ownerId: userId, content, shown: null, act: 'publish' }))
      return showOwnListing(tx, await awaitPayment(tx, listingId, now), now)
    return showOwnListing(tx, await letIn(tx, platform, { row, content, verdict, found }), now)
  })
}

/** It may cost nothing any more. */
async function askAgain(tx: Tx, platform: Platform, row: ListingRow): Promise<ListingRow> {
  const content = viewContent(row, await findPhotos(tx, row.id))
  const ownerId = UserId.parse(row.owner_id)
  const question = { listingId: row.id, ownerId, content, shown: null, act: 'publish' } as const
  if (await isFeeDue(tx, platform, question)) return row
  await admitPaid(tx, platform, row.id)
  return (await lockListing(tx, row.id)) ?? row
}

/**
 * What awaited its payment goes on to review, or to everybody. What cannot be published any more as it is written
 * becomes a draft again. @returns null where it does not await a payment
 */
export async function admitPaid(
  tx: Tx,
  platform: Platform,
  listingId: string,
): Promise<'admitted' | 'draft' | null> {
  const now = platform.clock.now()
  const row = await lockListing(tx, listingId)
  if (row?.state !== 'awaiting_payment') return null
  const ownerId = UserId.parse(row.owner_id)
  const { success, data: content } = publishableContent(now).safeParse(
    viewContent(row, await findPhotos(tx, listingId)),
  )
  if (!success || platform.settings.current().categories[content.category] === 'closed') {
    await changeState(tx, listingId, { state: 'draft' }, now)
    return 'draft'
  }
  const poster = await readPoster(tx, ownerId, now)
  const { memberSince } = poster
  const found = await findSignals(tx, { listingId, ownerId, memberSince, content, now })
  const verdict = verdictFor(platform, content, { poster, found })
  // what was paid for is refused by a person alone
  await letIn(tx, platform, { row, content, verdict: verdict === 'block' ? 'review' : verdict, found })
  return 'admitted'
}

interface Examined {
  poster: Poster
  found: Findings
}

function verdictFor(
  { settings, config }: Pick<Platform, 'settings' | 'config'>,
  { category }: PublishableContent,
  { poster, found: { signals } }: Examined,
): Verdict {
  const rule = settings.current().categories[category]
  return verdictOf({
    policy: rule === 'reviewed' ? 'all' : config.reviewPolicy,
    category,
    signals,
    ...poster,
  })
}

interface Judged {
  row: ListingRow
  content: PublishableContent
  verdict: Verdict
  found: Findings
}

/** To staff first, or to everybody. */
async function letIn(tx: Tx, platform: Platform, judged: Judged): Promise<ListingRow> {
  const { row, content, verdict, found } = judged
  const { signals } = found
  const now = platform.clock.now()
  const subject = { kind: 'listing', id: row.id } as const
  const ownerId = UserId.parse(row.owner_id)
  const asked = { subject, ownerId, queue: 'listings', signals, score: scoreOf(signals) } as const
  if (verdict !== 'publish') await openCase(tx, platform, asked)
  if (verdict === 'review') return handIn(tx, row.id, now)
  await saveCautions(tx, row.id, cautionsOf(signals))
  return makePublic(tx, platform, row.id, content)
}

function refuseTwin({ id, title, state }: NonNullable<Findings['twin']>): never {
  throw new AppError('listings.duplicate', { listingId: id, title, state })
}

/** From now on everybody sees it. */
export async function makePublic(
  tx: Tx,
  { clock, events }: Pick<Platform, 'clock' | 'events'>,
  listingId: string,
  { category, details, placeId }: PublishableContent,
): Promise<ListingRow> {
  const now = clock.now()
  const place = placeId === null ? null : await placeById(tx, placeId)
  if (!place) throw new Error('A listing is published without a place.')
  await events.emit(tx, 'listings.activating', { listingId, at: now })
  const { paid_until } = await findPromotion(tx, listingId)
  const expiresAt = earlier(expiryOf(category, details, now), paid_until)
  return publishRow(tx, listingId, { ...publicPlace(place), expires_at: expiresAt }, now)
}
