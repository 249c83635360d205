import { ThreadId } from '#contract/messaging/threads/thread.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { deliverAll } from '#server/messaging/members/member-store.ts'
import { pushTo } from './publish-changes.ts'
import { findSettings } from '#server/messaging/threads/settings-store.ts'

/** Told to the other one of two where both tell theirs, in matches never: see receiptOf. */
export function markDelivered(
  platform: Pick<Platform, 'db' | 'live'>,
  { userId }: Member,
): Promise<{ threads: number }> {
  return inTransaction(platform.db, async (tx) => {
    const delivered = await deliverAll(tx, userId)
    const peers = delivered.flatMap(({ peer_id }) => peer_id ?? [])
    const settings = await findSettings(tx, [userId, ...peers])
    for (const { thread_id, peer_id, delivered_number, read_number } of delivered) {
      if (peer_id === null) continue
      if ([userId, peer_id].some((id) => settings.get(id)?.receipts !== true)) continue
      pushTo(platform, [peer_id], 'messaging.receipt', {
        threadId: ThreadId.parse(thread_id),
        memberId: userId,
        deliveredNumber: delivered_number,
        readNumber: read_number,
      })
    }
    return { threads: delivered.length }
  })
}
