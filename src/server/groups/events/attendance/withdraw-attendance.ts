import type { GroupId } from '#contract/groups/group.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { deleteAttendance, recount } from './attendance-store.ts'
import { lockAnswered } from '#server/groups/events/event-store.ts'
import { moveWaitingUp } from './admit-waitlist.ts'

/** Gives back the places that somebody had at the events of a group; those who wait move up. */
export async function withdrawAttendance(
  tx: Tx,
  platform: Pick<Platform, 'clock' | 'jobs'>,
  { groupId, userId }: { groupId: GroupId; userId: UserId },
): Promise<void> {
  const events = await lockAnswered(tx, groupId, userId, platform.clock.now())
  const ids = events.map(({ id }) => id)
  await deleteAttendance(tx, ids, userId)
  const going = await recount(tx, ids)
  for (const { id, capacity, waiting, cancelled_at } of events)
    if (waiting > 0 && cancelled_at === null)
      await moveWaitingUp(tx, platform, { id, capacity, going: going.get(id) ?? 0 })
}
