import { satisfies } from '#contract/kit/access.ts'
import { readStanding } from '#server/auth/public.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import type { EventPayloads } from '#server/platform/events.ts'
import { findWaitingCase } from '#server/moderation/public.ts'
import { maySeePhoto } from './message-store.ts'
import { findCasesShowing } from '#server/messaging/reports/report-reading-store.ts'

/**
 * Photos are for those who read the message they came with, as long as they may; in a match until it ends, though
 * its words stay. Staff see those they were shown with a case, until it is closed.
 */
export async function checkViewing(
  tx: Tx,
  { mediaId, purpose, viewerId, allow }: EventPayloads['media.viewing-asked'],
): Promise<void> {
  if (purpose !== 'message') return
  if (await maySeePhoto(tx, viewerId, mediaId)) return allow()
  const caseIds = await findCasesShowing(tx, viewerId, mediaId)
  if (caseIds.length === 0 || !satisfies((await readStanding(tx, viewerId)).role, 'manager')) return
  for (const caseId of caseIds) if (await findWaitingCase(tx, caseId, viewerId)) return allow()
}
