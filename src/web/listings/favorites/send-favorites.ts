import type { QueryClient } from '@tanstack/react-query'
import { addFavorite } from '#contract/listings/favorites/add-favorite.ts'
import { listFavoriteIds } from '#contract/listings/favorites/list-favorite-ids.ts'
import { listFavorites } from '#contract/listings/favorites/list-favorites.ts'
import { removeFavorite } from '#contract/listings/favorites/remove-favorite.ts'
import type { ListingId } from '#contract/listings/listing.ts'
import { api } from '#web/platform/call/api.ts'
import { call, newIdempotencyKey } from '#web/platform/call/call.ts'
import { createOutbox } from '#web/platform/offline/outbox.ts'
import type { Outgoing } from '#web/platform/offline/outbox-policy.ts'
import { outboxStore } from '#web/platform/offline/store-outbox.ts'

/** A heart that was tapped and that the server has not answered yet. Its lane is the listing. */
export interface OutgoingFavorite extends Outgoing {
  lane: ListingId
  title: string | null
  isSaved: boolean
}

const IDS = api(listFavoriteIds).key({})

const outbox = createOutbox<OutgoingFavorite>({ store: outboxStore('favorites-to-send'), deliver })

export const startFavorites = outbox.start
export const stopFavorites = outbox.stop
export const sendFavoriteAgain = outbox.sendAgain
export const discardFavorite = outbox.discard
export const useOutgoingFavorites = outbox.useWaiting

/** The last tap is what counts: what waited before it is not sent any more. */
export function sendFavorite(listingId: ListingId, title: string | null, isSaved: boolean): void {
  for (const one of outbox.waiting()) if (one.lane === listingId) outbox.discard(one)
  outbox.add((userId) => ({
    id: newIdempotencyKey(),
    userId,
    lane: listingId,
    title,
    isSaved,
    at: new Date().toISOString(),
    failure: null,
  }))
}

/** Saving twice changes nothing, nor does forgetting twice. */
async function deliver(one: OutgoingFavorite, cache: QueryClient): Promise<void> {
  const { lane: listingId, isSaved } = one
  await (isSaved ? call(addFavorite, { listingId }) : call(removeFavorite, { listingId }))
  await cache.cancelQueries({ queryKey: IDS })
  cache.setQueryData<{ ids: ListingId[] }>(IDS, (known) => {
    if (!known) return known
    const others = known.ids.filter((id) => id !== listingId)
    return { ids: isSaved ? [listingId, ...others] : others }
  })
  outbox.discard(one)
  if (outbox.waiting().length > 0) return
  void cache.invalidateQueries({ queryKey: IDS })
  void cache.invalidateQueries({ queryKey: api(listFavorites).key() })
}
