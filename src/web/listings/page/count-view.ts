import { useEffect } from 'react'
import { countView } from '#contract/listings/life/count-view.ts'
import type { ListingId } from '#contract/listings/listing.ts'
import { call } from '#web/platform/call/call.ts'

/** Tells the server that somebody looks at it. The server counts each reader once a day, and nobody waits for it. */
export function useCountView(listingId: ListingId, isOwner: boolean): void {
  useEffect(() => {
    if (!isOwner) call(countView, { listingId }).catch(() => undefined)
  }, [isOwner, listingId])
}
