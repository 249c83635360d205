import type { PostId } from '#contract/networking/posts/post.ts'
import { UserId } from '#contract/profiles/profile.ts'
import type { ReportFields, ReportOutcome } from '#contract/safety/report.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { submitReport } from '#server/safety/public.ts'
import { evidenceOf } from './post-policy.ts'
import { lockSeenPost } from './post-store.ts'

/** Staff read the words as they were when somebody reported them, whatever is made of them later. */
export function reportPost(
  platform: Pick<Platform, 'db' | 'clock' | 'events' | 'settings'>,
  { userId }: Member,
  { postId, report }: { postId: PostId; report: ReportFields },
): Promise<{ outcome: ReportOutcome }> {
  return inTransaction(platform.db, async (tx) => {
    const post = await lockSeenPost(tx, postId, userId)
    if (!post || post.author_id === null) throw new AppError('networking.post-not-found')
    const outcome = await submitReport(tx, platform, {
      reporterId: userId,
      ownerId: UserId.parse(post.author_id),
      subject: { kind: 'post', id: postId },
      report,
      evidence: evidenceOf(post.content),
    })
    return { outcome }
  })
}
