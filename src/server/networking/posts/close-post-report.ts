import type { PostReportDecision } from '#contract/networking/posts/close-post-report.ts'
import { PostId } from '#contract/networking/posts/post.ts'
import type { ReportId } from '#contract/safety/report.ts'
import { deleteCommentRow, findComment } from '#server/networking/comments/comment-store.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { closeReportsOn, findOpenReport } from '#server/safety/public.ts'
import { removeWithin } from './delete-post.ts'
import { lockPost } from './post-store.ts'
import { publishCounts } from './publish-posts.ts'

interface Decision {
  reportId: ReportId
  decision: PostReportDecision
}

/** Settles at once whatever is open about it. Nobody decides on what they wrote themselves. */
export function closePostReport(
  platform: Platform,
  { userId }: Member,
  { reportId, decision }: Decision,
): Promise<{ isClosed: true }> {
  return inTransaction(platform.db, async (tx) => {
    const post = await findOpenReport(tx, reportId, 'post')
    const report = post ?? (await findOpenReport(tx, reportId, 'comment'))
    if (!report || report.reported_user_id === userId) throw new AppError('networking.report-over')
    const subject = { kind: post ? 'post' : 'comment', id: report.subject_id } as const
    const isUpheld = decision === 'uphold'
    if (isUpheld) await takeAway(tx, platform, subject)
    await closeReportsOn(tx, subject, isUpheld ? 'upheld' : 'dismissed', platform.clock.now())
    return { isClosed: true }
  })
}

async function takeAway(
  tx: Tx,
  platform: Platform,
  { kind, id }: { kind: 'post' | 'comment'; id: string },
): Promise<void> {
  if (kind === 'post') {
    const post = await lockPost(tx, id)
    if (post) await removeWithin(tx, platform, post)
    return
  }
  const comment = await findComment(tx, id)
  if (comment && (await deleteCommentRow(tx, id))) publishCounts(platform, PostId.parse(comment.post_id))
}
