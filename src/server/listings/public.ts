import type { PersonalData } from '#server/platform/personal-data.ts'
import type { Platform } from '#server/platform/platform.ts'
import { workExpireListings } from './expire-listings-job.ts'
import { deleteListingsOf, exportListings, releaseListingsOf, withholdListingsOf } from './listing-store.ts'
import { findPhotosOf } from './photo-store.ts'

export { writeDemoListing } from './write-demo-listing.ts'

/** Registers the background jobs; to be called before the queue starts. */
export function workListingJobs(platform: Platform): void {
  workExpireListings(platform)
}

/** Registers what listings do when other features tell of something; to be called once, at the start. */
export function subscribeListings({ events }: Pick<Platform, 'events'>): void {
  events.on('auth.deletion-requested', (tx, { userId }) => withholdListingsOf(tx, userId))
  events.on('auth.deletion-cancelled', (tx, { userId }) => releaseListingsOf(tx, userId))
}

export const personalData: PersonalData = {
  feature: 'listings',
  tables: ['public.listing', 'public.listing_photo'],
  async export(tx, userId) {
    return {
      'public.listing': await exportListings(tx, userId),
      'public.listing_photo': await findPhotosOf(tx, userId),
    }
  },
  purge: deleteListingsOf,
}
