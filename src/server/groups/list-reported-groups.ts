import { GroupId } from '#contract/groups/group.ts'
import { GROUP_REPORTS_SHOWN, type GroupReport } from '#contract/groups/list-reported-groups.ts'
import { ReportId } from '#contract/safety/report.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findReportsOf, viewReport } from '#server/safety/public.ts'
import { findTitles } from './group-store.ts'

/** All but those about a group that one leads oneself. */
export async function listReportedGroups(
  { db }: Pick<Platform, 'db'>,
  { userId }: Member,
): Promise<{ items: GroupReport[] }> {
  const found = await findReportsOf(db, 'group', GROUP_REPORTS_SHOWN)
  const rows = found.filter(({ reported_user_id }) => reported_user_id !== userId)
  const groups = await findTitles(
    db,
    rows.map(({ subject_id }) => subject_id),
  )
  return {
    items: rows.map((row) => {
      const group = groups.get(row.subject_id)
      return {
        ...viewReport(row),
        id: ReportId.parse(row.id),
        group: group
          ? { id: GroupId.parse(group.id), title: group.title, isArchived: group.archived_at !== null }
          : null,
        asReported: row.evidence ?? '',
      }
    }),
  }
}
