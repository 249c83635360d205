import { GroupId } from '#contract/groups/group.ts'
import type { GroupReport } from '#contract/groups/list-reported-groups.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { listReportQueue } from '#server/safety/public.ts'
import { findTitles } from './group-store.ts'

/** Without reports about groups that the reader leads. */
export async function listReportedGroups(
  { db }: Pick<Platform, 'db'>,
  { userId }: Member,
): Promise<{ items: GroupReport[] }> {
  const queue = await listReportQueue(db, ['group'], userId)
  const groups = await findTitles(
    db,
    queue.map(({ subjectId }) => subjectId),
  )
  return {
    items: queue.map(({ report, subjectId, evidence }) => {
      const group = groups.get(subjectId)
      return {
        ...report,
        group: group
          ? { id: GroupId.parse(group.id), title: group.title, isArchived: group.archived_at !== null }
          : null,
        asReported: evidence ?? '',
      }
    }),
  }
}
