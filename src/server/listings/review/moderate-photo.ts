import { MediaId } from '#contract/media/picture.ts'
import { findListing, lockListing } from '#server/listings/listing-store.ts'
import { findPhoto, setWithheld } from '#server/listings/photo-store.ts'
import { picturesById } from '#server/media/public.ts'
import type { ModeratedSubject } from '#server/moderation/public.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findPhotoCards } from './card-store.ts'

/** One photo of a listing, known by the id of the picture: it is taken down alone, and the listing stands. */
export const moderatePhoto = ({ clock }: Pick<Platform, 'clock'>): ModeratedSubject => ({
  queue: 'photos',
  cards: findPhotoCards,

  async read(tx, { id }, _staffId, isLook) {
    const listingId = (await findPhoto(tx, id))?.listing_id
    const listing = listingId && (await (isLook ? findListing(tx, listingId) : lockListing(tx, listingId)))
    const photo = await findPhoto(tx, id)
    if (!listing || !photo) return null
    const mediaId = MediaId.parse(id)
    const picture = (await picturesById(tx, [mediaId])).get(mediaId)
    return {
      view: {
        title: listing.title,
        text: photo.alt,
        pictures: picture ? [picture] : [],
        facts: [],
        compareId: null,
        path: `/listing/${listing.id}`,
      },
      version: 0,
      actions: photo.withheld === 'removed' ? [] : ['remove'],
    }
  },

  async act(tx, { id, action }) {
    if (action.kind !== 'remove') return null
    await lockListingOf(tx, id)
    const change = { from: [null, 'review'], to: 'removed', at: clock.now() } as const
    return (await setWithheld(tx, id, change)) ? { from: 'shown' } : null
  },

  async reverse(tx, { id }) {
    await lockListingOf(tx, id)
    await setWithheld(tx, id, { from: ['removed'], to: null, at: clock.now() })
  },

  async hide(tx, { id }) {
    await lockListingOf(tx, id)
    return setWithheld(tx, id, { from: [null], to: 'review', at: clock.now() })
  },

  async show(tx, { id }) {
    await lockListingOf(tx, id)
    await setWithheld(tx, id, { from: ['review'], to: null, at: clock.now() })
  },
})

/** Its owner changes nothing of it until the transaction ends. */
async function lockListingOf(tx: Tx, mediaId: string): Promise<void> {
  const photo = await findPhoto(tx, mediaId)
  if (photo) await lockListing(tx, photo.listing_id)
}
