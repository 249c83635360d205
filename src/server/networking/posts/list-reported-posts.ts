import type { PostReport } from '#contract/networking/posts/list-reported-posts.ts'
import { PostId } from '#contract/networking/posts/post.ts'
import { findPostsOfComments } from '#server/networking/comments/comment-store.ts'
import { findLines } from '#server/networking/people/person-store.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { listReportQueue } from '#server/safety/public.ts'
import { findCounts } from './post-store.ts'

/** Without reports about what the reader wrote. */
export async function listReportedPosts(
  { db }: Pick<Platform, 'db'>,
  { userId }: Member,
): Promise<{ items: PostReport[] }> {
  const queue = await listReportQueue(db, ['post', 'comment'], userId)
  const idsOf = (kind: PostReport['kind']) =>
    queue.filter((queued) => queued.kind === kind).map(({ subjectId }) => subjectId)
  const underPosts = await findPostsOfComments(db, idsOf('comment'))
  const postIds = [...idsOf('post'), ...underPosts.values()]
  const shown = new Set(postIds.length === 0 ? [] : (await findCounts(db, postIds)).map(({ id }) => id))
  const lines = await findLines(
    db,
    queue.map(({ reportedUserId }) => reportedUserId),
    userId,
  )
  return {
    items: queue.map(({ kind, subjectId, reportedUserId, evidence, report }) => {
      const postId = kind === 'post' ? subjectId : underPosts.get(subjectId)
      return {
        ...report,
        kind,
        postId: postId !== undefined && shown.has(postId) ? PostId.parse(postId) : null,
        author: lines.get(reportedUserId) ?? null,
        asReported: evidence ?? '',
      }
    }),
  }
}
