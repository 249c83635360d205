import type { QueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { SUSPENSION_CHANGED } from '#contract/kit/access.ts'
import type { OwnProfile } from '#contract/profiles/profile.ts'
import { readOwnProfile } from '#contract/profiles/read-own-profile.ts'
import { followCases } from '#web/moderation/follow-cases.ts'
import { api } from '#web/platform/call/api.ts'
import { startAnswers, stopAnswers } from '#web/groups/events/attendance/send-answers.ts'
import { followGroups } from '#web/groups/follow-groups.ts'
import { startFavorites, stopFavorites } from '#web/listings/favorites/send-favorites.ts'
import { followOwnListings } from '#web/listings/posting/mine/follow-own-listings.ts'
import { startDrafts } from '#web/listings/posting/draft/send-local-drafts.ts'
import { followMessages } from '#web/messaging/follow-messages.ts'
import { followConnections } from '#web/networking/connections/follow-connections.ts'
import { followPosts } from '#web/networking/follow-posts.ts'
import { followNotices } from '#web/notifications/follow-notices.ts'
import { saveMessages } from '#web/messaging/save-messages.ts'
import { startOutbox, stopOutbox } from '#web/messaging/outbox/send-outbox.ts'
import { clearStoredMessages, storeFor } from '#web/messaging/store-messages.ts'
import { openLive } from '#web/platform/live/live-client.ts'
import { setLine } from '#web/platform/live/live-line.ts'

/**
 * Opens the live connection of somebody who is signed in, and writes what it tells into the cache; what they read is
 * kept for the time without a connection, and what they write goes out.
 * @returns ends it and empties what was kept, once they are not signed in any more
 */
export function startLiveUpdates(cache: QueryClient, userId: string): () => void {
  storeFor(userId)
  const stopSaving = saveMessages(cache)
  const live = openLive()
  followNotices(live, cache)
  followGroups(live, cache)
  followPosts(live, cache)
  followConnections(live, cache)
  followCases(live, cache)
  followOwnListings(live, cache)
  const readStanding = () => void cache.invalidateQueries({ queryKey: api(readOwnProfile).key() })
  live.on(SUSPENSION_CHANGED, z.unknown(), readStanding)
  // whoever was refused a connection for as long as they were suspended is let in again
  live.onBegin(() => {
    const known = cache.getQueryData<OwnProfile>(api(readOwnProfile).key({}))
    if (known?.suspension) readStanding()
  })
  const stopFollowing = followMessages(live, cache)
  // few of those who are signed in date: the code comes with the first match
  live.on('dating.matched', z.unknown(), (payload) => {
    void import('#web/dating/matches/on-match-event.ts')
      .then(({ onMatchEvent }) => onMatchEvent(payload, cache))
      .catch((error: unknown) => console.warn('match', error))
  })
  setLine(live)
  startOutbox(userId, cache)
  startFavorites(userId, cache)
  startAnswers(userId, cache)
  const stopDrafts = startDrafts(userId, cache)
  return () => {
    stopOutbox()
    stopFavorites()
    stopAnswers()
    stopDrafts()
    setLine(null)
    live.close()
    stopFollowing()
    stopSaving()
    void clearStoredMessages()
  }
}
