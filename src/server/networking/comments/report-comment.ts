import type { CommentId } from '#contract/networking/comments/comment.ts'
import { UserId } from '#contract/profiles/profile.ts'
import type { ReportFields, ReportOutcome } from '#contract/safety/report.ts'
import { evidenceOf } from '#server/networking/posts/post-policy.ts'
import { lockSeenPost } from '#server/networking/posts/post-store.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isBlockedBetween, submitReport } from '#server/safety/public.ts'
import { findComment } from './comment-store.ts'

export function reportComment(
  platform: Pick<Platform, 'db' | 'clock' | 'events' | 'settings'>,
  { userId }: Member,
  { commentId, report }: { commentId: CommentId; report: ReportFields },
): Promise<{ outcome: ReportOutcome }> {
  return inTransaction(platform.db, async (tx) => {
    const comment = await findComment(tx, commentId)
    const post = comment && (await lockSeenPost(tx, comment.post_id, userId))
    if (!comment || !post || (await isBlockedBetween(tx, userId, comment.user_id)))
      throw new AppError('networking.comment-not-found')
    const outcome = await submitReport(tx, platform, {
      reporterId: userId,
      ownerId: UserId.parse(comment.user_id),
      subject: { kind: 'comment', id: commentId },
      report,
      evidence: evidenceOf(comment.content),
    })
    return { outcome }
  })
}
