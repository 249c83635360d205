import { closeThreadsAbout, notifyAboutSubject } from '#server/messaging/public.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findListing } from '#server/listings/listing-store.ts'
import { openServiceExchange } from './open-service-exchange.ts'
import { rowTakesOffers } from './read-subject.ts'

/** What becomes of a listing is said in the conversations about it; to be called once, at the start. */
export function subscribeConversations(
  platform: Pick<Platform, 'events' | 'config' | 'clock' | 'live' | 'jobs'>,
): void {
  const { events } = platform
  events.on('listings.closed', async (tx, { listingId, ownerId }) => {
    const closing = { subjectId: listingId, event: 'closed', by: ownerId } as const
    for (const kind of ['listing', 'event'] as const)
      await notifyAboutSubject(tx, platform, { ...closing, kind })
  })
  events.on('listings.reopened', async (tx, { listingId, ownerId }) => {
    const reopening = { subjectId: listingId, event: 'offered_again', by: ownerId } as const
    for (const kind of ['listing', 'event'] as const)
      await notifyAboutSubject(tx, platform, { ...reopening, kind })
  })
  events.on('listings.reservation-changed', (tx, { listingId, ownerId, isReserved }) =>
    notifyAboutSubject(tx, platform, {
      kind: 'listing',
      subjectId: listingId,
      event: isReserved ? 'reserved' : 'offered_again',
      by: ownerId,
    }),
  )
  events.on('messaging.listing-answered', (tx, answered) => openServiceExchange(tx, platform, answered))
  events.on('messaging.offer-made', async (tx, { listingId, userId, refuse }) => {
    const row = await findListing(tx, listingId)
    if (row && row.owner_id !== userId && !rowTakesOffers(row)) refuse()
  })
  events.on('listings.deleted', async (tx, { listingId }) => {
    for (const kind of ['listing', 'event'] as const)
      await closeThreadsAbout(tx, platform, { kind, subjectId: listingId })
  })
}
