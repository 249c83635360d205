import { GroupId } from '#contract/groups/group.ts'
import { ListingId } from '#contract/listings/listing.ts'
import { type PersonFile, STAFF_LIMITS } from '#contract/staff/people/person-file.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { findLedGroups } from '#server/groups/public.ts'
import { postedBy, recentListingsOf, trustLevelOf } from '#server/listings/public.ts'
import { isAgent } from '#server/payments/public.ts'
import { findEvents, findStanding, viewEvent } from '#server/moderation/public.ts'
import type { Platform } from '#server/platform/platform.ts'
import { personCards } from '#server/profiles/public.ts'
import { countReportsOf } from '#server/safety/public.ts'
import { findAccount } from './find-account.ts'
import { viewPersonRow } from './person-view.ts'

const LOG_SHOWN = 50

export async function readPerson(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { userId }: { userId: UserId },
): Promise<PersonFile> {
  const now = clock.now()
  const { account, card } = await findAccount(db, userId)
  const [standing, reports, posted, listings, groups, events, level, isMarked] = await Promise.all([
    findStanding(db, userId, now),
    countReportsOf(db, userId),
    postedBy(db, userId, now),
    recentListingsOf(db, userId, { now, limit: STAFF_LIMITS.shown }),
    findLedGroups(db, userId, STAFF_LIMITS.shown),
    findEvents(db, { personId: userId, after: null, limit: LOG_SHOWN }),
    trustLevelOf(db, userId, now),
    isAgent(db, userId),
  ])
  const actors = await personCards(
    db,
    events.flatMap(({ actor_id }) => (actor_id === null ? [] : UserId.parse(actor_id))),
  )
  const count = (kind: string) => standing.filter((row) => row.kind === kind).length
  return {
    ...viewPersonRow(account, card),
    isAgent: isMarked,
    level,
    devices: account.devices,
    warnings: count('warning'),
    strikes: count('strike'),
    reports,
    posted,
    listings: listings.map(({ id, title, state }) => ({ id: ListingId.parse(id), title, state })),
    groups: groups.map(({ id, title }) => ({ id: GroupId.parse(id), title })),
    log: events.map((event) => viewEvent(event, actors)),
  }
}
