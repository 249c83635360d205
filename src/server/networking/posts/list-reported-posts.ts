import { POST_REPORTS_SHOWN, type PostReport } from '#contract/networking/posts/list-reported-posts.ts'
import { PostId } from '#contract/networking/posts/post.ts'
import { ReportId } from '#contract/safety/report.ts'
import { findPostsOfComments } from '#server/networking/comments/comment-store.ts'
import { findLines } from '#server/networking/people/person-store.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findReportsOf, viewReport } from '#server/safety/public.ts'
import { findCounts } from './post-store.ts'

/** All but those about what one wrote oneself. */
export async function listReportedPosts(
  { db }: Pick<Platform, 'db'>,
  { userId }: Member,
): Promise<{ items: PostReport[] }> {
  const kinds = ['post', 'comment'] as const
  const found = await Promise.all(
    kinds.map(async (kind) =>
      (await findReportsOf(db, kind, POST_REPORTS_SHOWN)).map((row) => ({ kind, row })),
    ),
  )
  const reports = found
    .flat()
    .filter(({ row }) => row.reported_user_id !== userId)
    .toSorted((one, other) => Number(one.row.created_at) - Number(other.row.created_at))
    .slice(0, POST_REPORTS_SHOWN)
  const idsOf = (kind: PostReport['kind']) =>
    reports.filter((report) => report.kind === kind).map(({ row }) => row.subject_id)
  const underPosts = await findPostsOfComments(db, idsOf('comment'))
  const postIds = [...idsOf('post'), ...underPosts.values()]
  const shown = new Set(postIds.length === 0 ? [] : (await findCounts(db, postIds)).map(({ id }) => id))
  const lines = await findLines(
    db,
    reports.map(({ row }) => row.reported_user_id),
    userId,
  )
  return {
    items: reports.map(({ kind, row }) => {
      const postId = kind === 'post' ? row.subject_id : underPosts.get(row.subject_id)
      return {
        ...viewReport(row),
        id: ReportId.parse(row.id),
        kind,
        postId: postId !== undefined && shown.has(postId) ? PostId.parse(postId) : null,
        author: lines.get(row.reported_user_id) ?? null,
        asReported: row.evidence ?? '',
      }
    }),
  }
}
