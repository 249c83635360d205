import { satisfies } from '#contract/kit/access.ts'
import type { MediaPurpose } from '#contract/media/picture.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { readStanding } from '#server/auth/public.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { findOpenReport } from '#server/safety/public.ts'
import { maySeePhoto } from './message-store.ts'
import { findReportsShowing } from '#server/messaging/reports/report-reading-store.ts'

interface Viewing {
  mediaId: string
  purpose: MediaPurpose
  viewerId: UserId
  allow: () => void
}

/**
 * Photos are for those who read the message they came with, as long as they may; in a match until it ends, though
 * its words stay. Staff see those they were shown with a report, until it is closed.
 */
export async function checkViewing(tx: Tx, { mediaId, purpose, viewerId, allow }: Viewing): Promise<void> {
  if (purpose !== 'message') return
  if (await maySeePhoto(tx, viewerId, mediaId)) return allow()
  const reportIds = await findReportsShowing(tx, viewerId, mediaId)
  if (reportIds.length === 0 || !satisfies((await readStanding(tx, viewerId)).role, 'manager')) return
  for (const reportId of reportIds) if (await findOpenReport(tx, reportId, ['message'])) return allow()
}
