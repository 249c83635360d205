import type { UserId } from '#contract/profiles/profile.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { queueNotifications } from '#server/groups/events/attendance/notify-attendees-job.ts'
import { callOffLeaderless, restoreCalledOff } from './suspension-store.ts'

type Tools = Pick<Platform, 'clock' | 'jobs'>

/** Nobody shall come in vain: what nobody else leads is called off, and those who wanted to come know. */
export async function suspendLeader(
  tx: Tx,
  platform: Tools,
  { userId, endsAt }: { userId: UserId; endsAt: Date | null },
): Promise<void> {
  const gap = { userId, from: platform.clock.now(), until: endsAt }
  const eventIds = await callOffLeaderless(tx, gap)
  await queueNotifications(tx, platform, {
    kind: 'event_cancelled',
    eventIds,
    userIds: null,
    exceptId: userId,
  })
}

/** It takes place after all. */
export async function restoreLeader(tx: Tx, platform: Tools, { userId }: { userId: UserId }): Promise<void> {
  const eventIds = await restoreCalledOff(tx, userId, platform.clock.now())
  await queueNotifications(tx, platform, {
    kind: 'event_changed',
    eventIds,
    userIds: null,
    exceptId: userId,
  })
}
