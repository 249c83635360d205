import {
  MESSAGE_REPORTS_SHOWN,
  type MessageReport,
} from '#contract/messaging/reports/list-reported-messages.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { ReportId } from '#contract/safety/report.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { personCards } from '#server/profiles/public.ts'
import { findReportsOf, viewReport } from '#server/safety/public.ts'

/** All but those about oneself. */
export async function listReportedMessages(
  { db }: Pick<Platform, 'db'>,
  { userId }: Member,
): Promise<{ items: MessageReport[] }> {
  const found = await findReportsOf(db, 'message', MESSAGE_REPORTS_SHOWN)
  const rows = found.filter(({ reported_user_id }) => reported_user_id !== userId)
  const people = await personCards(
    db,
    rows.map(({ reported_user_id }) => UserId.parse(reported_user_id)),
  )
  return {
    items: rows.map((row) => ({
      ...viewReport(row),
      id: ReportId.parse(row.id),
      reported: people.get(UserId.parse(row.reported_user_id)) ?? null,
    })),
  }
}
