import { ASKERS_MOST } from '#contract/listings/conversation/list-askers.ts'
import type { ListingId } from '#contract/listings/listing.ts'
import type { PersonCard } from '#contract/profiles/profile.ts'
import { findListing } from '#server/listings/listing-store.ts'
import { findAskers } from '#server/messaging/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { personCards } from '#server/profiles/public.ts'

export async function listAskers(
  { db }: Pick<Platform, 'db'>,
  { userId }: Member,
  { listingId }: { listingId: ListingId },
): Promise<{ items: PersonCard[] }> {
  const row = await findListing(db, listingId)
  if (row?.owner_id !== userId || row.state === 'withheld') throw new AppError('listings.not-found')
  const ids = await findAskers(db, { subjectId: listingId, ownerId: userId, limit: ASKERS_MOST })
  const cards = await personCards(db, ids)
  return { items: ids.flatMap((id) => cards.get(id) ?? []) }
}
