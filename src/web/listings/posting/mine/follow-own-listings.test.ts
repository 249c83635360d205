import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Notification } from '#contract/notifications/notification.ts'
import { listOwnListings } from '#contract/listings/own/list-own-listings.ts'
import { api } from '#web/platform/call/api.ts'
import type { LiveConnection } from '#web/platform/live/live-client.ts'
import { followOwnListings } from './follow-own-listings.ts'

type Kind = Notification['notice']['kind']

/** Whether a list that is open is asked for again once the bell has rung. */
function isReadAgainAfter(kind: Kind): boolean {
  const cache = new QueryClient()
  const key = api(listOwnListings).key({ tab: 'all' })
  cache.setQueryData(key, {})
  let ring: (payload: never) => void = () => undefined
  const live = {
    on: (_event: string, _schema: unknown, listener: typeof ring) => {
      ring = listener
    },
  }
  followOwnListings(live as unknown as LiveConnection, cache)
  ring({ notification: { notice: { kind } }, isMore: false } as never)
  return cache.getQueryState(key)?.isInvalidated === true
}

test.each([
  'listing_approved',
  'listing_changes_requested',
  'listing_rejected',
  'own_listing_ending',
] as const)('after “%s” the list of one’s own listings is read again', (kind) => {
  expect(isReadAgainAfter(kind)).toBe(true)
})

test.each(['favorite_reserved', 'search_matches'] as const)('after “%s” it is not', (kind) => {
  expect(isReadAgainAfter(kind)).toBe(false)
})
