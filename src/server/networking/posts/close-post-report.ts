import { PostId } from '#contract/networking/posts/post.ts'
import type { ReportDecision, ReportId } from '#contract/safety/report.ts'
import { deleteCommentRow, findComment } from '#server/networking/comments/comment-store.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { closeTogether, takeReport } from '#server/safety/public.ts'
import { removeWithin } from './delete-post.ts'
import { lockPost } from './post-store.ts'
import { publishCounts } from './publish-posts.ts'

interface Decision {
  reportId: ReportId
  decision: ReportDecision
}

/** Decides everything that is reported about a post or comment. Nobody decides about what they wrote. */
export function closePostReport(
  platform: Platform,
  { userId }: Member,
  { reportId, decision }: Decision,
): Promise<{ isClosed: true }> {
  return inTransaction(platform.db, async (tx) => {
    const report = await takeReport(tx, { reportId, kinds: ['post', 'comment'], staffId: userId })
    if (!report) throw new AppError('networking.report-over')
    if (decision === 'uphold')
      await takeAway(tx, platform, { kind: report.subject_kind, id: report.subject_id })
    await closeTogether(tx, report, decision, platform.clock.now())
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
