import { type CloseOutcome, ListingState, OwnListingState } from '#contract/listings/life/state.ts'
import type { ListingId } from '#contract/listings/listing.ts'
import { UserId } from '#contract/profiles/profile.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'
import type { ModeratedSubjects } from '#server/moderation/public.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { workExpireListings } from './life/expire-listings-job.ts'
import { workRemindOwners } from './life/remind-owners-job.ts'
import { workSendOwnerMail } from './life/send-owner-mail-job.ts'
import { findDaysOf } from './life/view-store.ts'
import { type AllListingsFilter, findAllListings } from './all-listings-store.ts'
import type { FeeQuestion } from './life/ask-fee.ts'
import { changePromotion } from './life/promotion-store.ts'
import { deleteListingsOf, exportListings, findTitles, lockListing } from './listing-store.ts'
import { findPhotosOf } from './photo-store.ts'
import { moderateListing } from './review/moderate-listing.ts'
import { workForgetPhotos } from './reports/forget-photos-job.ts'
import { moderatePhoto } from './review/moderate-photo.ts'
import { moderateRevision } from './review/moderate-revision.ts'
import { stateAt } from './listing-policy.ts'
import { findOwnListings } from './own/own-list-store.ts'
import { countPosted } from './review/posted-store.ts'
import { readPoster } from './review/check-quota.ts'
import { releaseListings, type WithheldFor, withholdListings } from './review/withheld-store.ts'
import { findRevisionsOf } from './review/revision-store.ts'
import { workRefreshTerms } from './words/refresh-terms-job.ts'
export { listingNotices } from './notices-view.ts'
export { signalsInPhrases } from './signals/phrase-policy.ts'

declare module '#server/platform/events.ts' {
  interface EventPayloads {
    /** In the transaction in which its owner says how a listing came to its end. */
    'listings.closed': {
      listingId: ListingId
      ownerId: UserId
      outcome: CloseOutcome
      buyer: UserId | null
      at: Date
    }
    /** In the transaction in which its owner puts a closed listing back on offer. */
    'listings.reopened': { listingId: ListingId; ownerId: UserId }
    /** In the transaction in which its owner reserves a listing, or offers it again. */
    'listings.reservation-changed': { listingId: ListingId; ownerId: UserId; isReserved: boolean }
    /** In the transaction in which its owner deletes a listing. */
    'listings.deleted': { listingId: ListingId }
    /** In the transaction of whoever publishes, renews or edits; a handler may demand that something is paid first. */
    'listings.fee-asked': FeeQuestion & { demand(): void }
    /** In the transaction in which a listing is about to be shown to everybody for the first time. */
    'listings.activating': { listingId: string; at: Date }
    /** In the transaction in which staff refuse a listing that nobody has seen. */
    'listings.rejected': { listingId: string }
  }
}

/** What staff decide about here. */
export const listingSubjects = (platform: Platform): ModeratedSubjects => ({
  listing: moderateListing(platform),
  revision: moderateRevision(platform),
  photo: moderatePhoto(platform),
})

/** How far somebody is trusted, from 0 (new) to 3 (by staff). */
export const trustLevelOf = async (db: Database | Tx, userId: UserId, now: Date) =>
  (await readPoster(db, userId, now)).level

/** May they buy a place for what they post? Not who is new, or had listings refused lately. */
export async function mayPromote(db: Database | Tx, userId: UserId, now: Date): Promise<boolean> {
  const { level, refusedLately } = await readPoster(db, userId, now)
  return level > 0 && refusedLately === 0
}

/** What became of all that somebody posted. */
export async function postedBy(db: Database, userId: UserId, now: Date) {
  const { published, refused } = await countPosted(db, userId, now)
  return { published, refused }
}

/** Of everybody and in every state but draft, for staff; what is withheld is shown as what it was. */
export async function listEveryState(
  db: Database,
  filter: AllListingsFilter,
  page: { after: string | null; limit: number },
) {
  const rows = await findAllListings(db, filter, page)
  return rows.map((row) => ({
    id: row.id,
    ownerId: row.owner_id,
    title: row.title,
    category: row.category,
    state: stateAt(
      { state: ListingState.parse(row.withheld_from ?? row.state), expires_at: row.expires_at },
      filter.now,
    ),
    isWithheld: row.withheld_from !== null,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    featuredUntil: row.featured_until && row.featured_until > filter.now ? row.featured_until : null,
  }))
}

/** Whose a listing is that staff may see; null for a draft, and what is not there. */
export async function ownerForStaff(tx: Tx, listingId: string): Promise<UserId | null> {
  const row = await lockListing(tx, listingId)
  const state = row?.withheld_from ?? row?.state
  return row && state !== 'draft' && state !== 'deleted' ? UserId.parse(row.owner_id) : null
}

/** Shown on the home page until then; null: no longer. @returns false where it is not on offer */
export async function setFeatured(
  tx: Tx,
  listingId: string,
  until: Date | null,
  now: Date,
): Promise<boolean> {
  const row = await lockListing(tx, listingId)
  const state = row && stateAt(row, now)
  if (until !== null && state !== 'active' && state !== 'reserved') return false
  await changePromotion(tx, listingId, { featured_until: until })
  return true
}

/** Titles by id, of whatever is not deleted. */
export async function titlesOf(db: Database | Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await findTitles(db, ids)
  return new Map(rows.map(({ id, title }) => [id, title]))
}

/** What somebody posted last, whatever its state. */
export async function recentListingsOf(
  db: Database,
  userId: UserId,
  { now, limit }: { now: Date; limit: number },
) {
  const rows = await findOwnListings(db, userId, { tab: 'all', after: null, limit })
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    state: OwnListingState.parse(stateAt(row, now)),
  }))
}

export { lockPaid, type PaidListing, type PayableListing, readPayable } from './life/read-payable.ts'
export { readPromoted } from './life/read-interest.ts'
export { renewPaid } from './life/renew-paid.ts'
export { promoteListing } from './life/promote-listing.ts'
export { admitPaid } from './publish-listing.ts'
export { countOtherRooms } from './review/quota-store.ts'
export type { FeeQuestion } from './life/ask-fee.ts'
export { countListingsOf, countLive } from './figure-store.ts'
export { findFittingJobs } from './fitting/find-fitting-jobs.ts'
export { readListing } from './read-listing.ts'
export { searchListings } from './search/search-listings.ts'
export { countOffered, findOffered } from './sitemap-store.ts'
export { standingOf } from './standing-store.ts'
export { refreshTerms } from './words/refresh-terms-job.ts'

/** Registers the background jobs; to be called before the queue starts. */
export function workListingJobs(platform: Platform): void {
  workExpireListings(platform)
  workForgetPhotos(platform)
  workRefreshTerms(platform)
  workRemindOwners(platform)
  workSendOwnerMail(platform)
}

/** Registers what listings do when other features tell of something; to be called once, at the start. */
export function subscribeListings({ events }: Pick<Platform, 'events'>): void {
  const withhold = async (tx: Tx, ownerId: string, because: WithheldFor) => {
    await withholdListings(tx, { ownerId }, because)
  }
  events.on('auth.deletion-requested', (tx, { userId }) => withhold(tx, userId, 'deletion'))
  events.on('auth.deletion-cancelled', (tx, { userId }) =>
    releaseListings(tx, { ownerId: userId }, 'deletion'),
  )
  events.on('auth.suspended', (tx, { userId }) => withhold(tx, userId, 'suspension'))
  events.on('auth.suspension-ended', (tx, { userId }) =>
    releaseListings(tx, { ownerId: userId }, 'suspension'),
  )
}

export const personalData: PersonalData = {
  feature: 'listings',
  tables: [
    'public.listing',
    'public.listing_day',
    'public.listing_photo',
    'public.listing_revision',
    'public.listing_shingles',
    'public.listing_viewer',
  ],
  async export(tx, userId) {
    return {
      'public.listing': await exportListings(tx, userId),
      'public.listing_photo': await findPhotosOf(tx, userId),
      'public.listing_revision': await findRevisionsOf(tx, userId),
      'public.listing_day': await findDaysOf(tx, userId),
    }
  },
  purge: deleteListingsOf,
}
