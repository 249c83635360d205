import type { MessageReport } from '#contract/messaging/reports/list-reported-messages.ts'
import { UserId } from '#contract/profiles/profile.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { personCards } from '#server/profiles/public.ts'
import { listReportQueue } from '#server/safety/public.ts'

/** Without reports about the reader. */
export async function listReportedMessages(
  { db }: Pick<Platform, 'db'>,
  { userId }: Member,
): Promise<{ items: MessageReport[] }> {
  const queue = await listReportQueue(db, ['message'], userId)
  const people = await personCards(
    db,
    queue.map(({ reportedUserId }) => UserId.parse(reportedUserId)),
  )
  return {
    items: queue.map(({ report, reportedUserId }) => ({
      ...report,
      reported: people.get(UserId.parse(reportedUserId)) ?? null,
    })),
  }
}
