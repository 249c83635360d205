import type { Visitor } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { endRegistration } from './end-registration.ts'
import { requireRegistration } from './open-registration.ts'
import { deleteRegistration } from './registration-store.ts'

/** Who waits moves up. Nothing is known of the person afterwards. */
export function cancelRegistration(
  platform: Pick<Platform, 'db' | 'clock' | 'config' | 'jobs'>,
  _visitor: Visitor,
  { token }: { token: string },
): Promise<{ isCancelled: true }> {
  return inTransaction(platform.db, async (tx) => {
    const { id, event_id } = await requireRegistration(tx, platform, token)
    await endRegistration(tx, platform, event_id, () => deleteRegistration(tx, id))
    return { isCancelled: true as const }
  })
}
