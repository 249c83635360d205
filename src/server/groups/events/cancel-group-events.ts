import type { GroupId } from '#contract/groups/group.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { removeEvents } from './remove-events.ts'
import { lockEventsAhead } from './event-store.ts'
import { endSeriesOf } from './series/series-store.ts'

/** Calls off what is coming in a group that ends; what has begun goes on to its end. */
export async function cancelEventsOf(
  tx: Tx,
  platform: Pick<Platform, 'clock' | 'jobs'>,
  groupId: GroupId,
): Promise<void> {
  const now = platform.clock.now()
  await endSeriesOf(tx, groupId, now)
  await removeEvents(tx, platform, await lockEventsAhead(tx, groupId, now), null)
}
