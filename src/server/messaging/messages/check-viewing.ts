import { satisfies } from '#contract/kit/access.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { readStanding } from '#server/auth/public.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import type { EventPayloads } from '#server/platform/events.ts'
import { findWaitingCase } from '#server/moderation/public.ts'
import { type Attachment, mayOpen } from './message-store.ts'
import { findCasesShowing } from '#server/messaging/reports/report-reading-store.ts'

/**
 * Photos are for those who read the message they came with, as long as they may; in a match until it ends, though
 * its words stay. Staff see those they were shown with a case, until it is closed.
 */
export async function checkViewing(
  tx: Tx,
  { mediaId, purpose, viewerId, allow }: EventPayloads['media.viewing-asked'],
): Promise<void> {
  if (purpose === 'message' && (await mayOpenAttachment(tx, viewerId, { kind: 'photo', id: mediaId })))
    allow()
}

export async function mayOpenAttachment(tx: Tx, viewerId: UserId, attachment: Attachment): Promise<boolean> {
  if (await mayOpen(tx, viewerId, attachment)) return true
  const caseIds = await findCasesShowing(tx, viewerId, attachment)
  if (caseIds.length === 0 || !satisfies((await readStanding(tx, viewerId)).role, 'manager')) return false
  for (const caseId of caseIds) if (await findWaitingCase(tx, caseId, viewerId)) return true
  return false
}
