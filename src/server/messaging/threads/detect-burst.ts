import { DAY_MS } from '#contract/kit/duration.ts'
import { graphemeCount } from '#contract/kit/text.ts'
import type { NewContent } from '#contract/messaging/messages/new-message.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { openCase } from '#server/moderation/public.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { countSameOpenings } from './thread-store.ts'

/** "Is it still there?" is asked by everybody. */
const WORDS_MIN = 25
const SAME_MAX = 5
/** Looked at before what nobody reported, after what several did. */
const SCORE = 40

/**
 * Somebody begins one conversation after another with the same words: staff look at the account. What they wrote stays
 * unread unless somebody reports it.
 */
export async function detectBurst(
  tx: Tx,
  platform: Pick<Platform, 'clock' | 'live'>,
  { userId, content }: { userId: UserId; content: NewContent },
): Promise<void> {
  if (content.kind !== 'text' || graphemeCount(content.text) < WORDS_MIN) return
  const since = new Date(platform.clock.now().getTime() - DAY_MS)
  const same = await countSameOpenings(tx, { userId, text: content.text, since })
  if (same !== SAME_MAX) return
  const subject = { kind: 'account', id: userId } as const
  await openCase(tx, platform, {
    subject,
    ownerId: userId,
    queue: 'reports',
    signals: ['same_to_many'],
    score: SCORE,
  })
}
