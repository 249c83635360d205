import type { PersonalData } from '#server/platform/personal-data.ts'
import type { Platform } from '#server/platform/platform.ts'
import { workExpireListings } from './expire-listings-job.ts'
import { deleteListingsOf, exportListings } from './listing-store.ts'
import { findPhotosOf } from './photo-store.ts'

export { writeDemoListing } from './write-demo-listing.ts'

/** Registers the background jobs; to be called before the queue starts. */
export function workListingJobs(platform: Platform): void {
  workExpireListings(platform)
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
