import type { QueryClient } from '@tanstack/react-query'
import { NOTIFICATION_SERVER_EVENTS } from '#contract/notifications/live.ts'
import { listOwnListings } from '#contract/listings/own/list-own-listings.ts'
import { readOwnListing } from '#contract/listings/own/read-own-listing.ts'
import { api } from '#web/platform/call/api.ts'
import type { LiveConnection } from '#web/platform/live/live-client.ts'

/** "Approved", "changes requested", "ends soon": the kinds of notices about a listing of one's own. */
const ABOUT_OWN = /^(?:own_)?listing_/

/** What the bell says of a listing of one's own, the open list says too. */
export function followOwnListings(live: LiveConnection, cache: QueryClient): void {
  live.on(
    'notifications.created',
    NOTIFICATION_SERVER_EVENTS['notifications.created'],
    ({ notification }) => {
      if (!ABOUT_OWN.test(notification.notice.kind)) return
      void cache.invalidateQueries({ queryKey: api(listOwnListings).key() })
      void cache.invalidateQueries({ queryKey: api(readOwnListing).key() })
    },
  )
}
