import type { Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { movingUp } from './attendance-policy.ts'
import { admitWaiting, findQueue, recount } from './attendance-store.ts'
import { queueNotifications } from './notify-attendees-job.ts'

/**
 * Gives free places of an event, whose row is locked, to those who wait, in their order; notifies them.
 * @param exceptId who is not notified, since they are answered at once
 */
export async function moveWaitingUp(
  tx: Tx,
  platform: Pick<Platform, 'clock' | 'jobs'>,
  event: { id: string; capacity: number | null; going: number },
  exceptId: string | null = null,
): Promise<void> {
  const moving = movingUp(await findQueue(tx, event.id), event)
  if (moving.length === 0) return
  const admitted = await admitWaiting(tx, event.id, moving)
  await recount(tx, [event.id])
  const eventIds = [event.id]
  await queueNotifications(tx, platform, { kind: 'event_admitted', eventIds, ...admitted, exceptId })
}
