import type { Mention } from '#contract/networking/mentions/mention.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { sendNotice } from '#server/notifications/public.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findReaders } from './mention-store.ts'

interface Mentioned {
  postId: string
  mentions: readonly Mention[]
  by: { userId: string; name: string }
}

/** Notifies those who see the post: of one for connections alone, others do not learn. */
export async function notifyMentioned(
  tx: Tx,
  platform: Pick<Platform, 'jobs' | 'clock' | 'live'>,
  { postId, mentions, by }: Mentioned,
): Promise<void> {
  if (mentions.length === 0) return
  const readers = await findReaders(
    tx,
    postId,
    mentions.map(({ userId }) => userId),
  )
  for (const reader of readers)
    await sendNotice(tx, platform, {
      userId: UserId.parse(reader),
      notice: { kind: 'mentioned', subjectId: postId, facts: { person: by.name } },
      aboutId: by.userId,
      byMail: true,
    })
}
