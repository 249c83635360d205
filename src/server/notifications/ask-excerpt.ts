import type { NoticeKind } from '#contract/notices.ts'
import { UserId } from '#contract/profiles/profile.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import type { Events } from '#server/platform/events.ts'
import type { NotificationRow } from './notification-store.ts'

/** The newest of what was written, shortened: words, or what it is instead of words. */
export type Excerpt =
  | { kind: 'text'; text: string }
  | { kind: 'photo' | 'voice' | 'offer' | 'viewing'; text: null }

export interface AskedExcerpt {
  userId: UserId
  kind: NoticeKind
  subjectId: string
  answer: (excerpt: Excerpt) => void
}

/**
 * The text is read when the notification is sent, so that what was taken back meanwhile reaches nobody.
 * @returns null for notices that quote nothing, and 'nothing' when nothing is left to tell
 */
export async function askExcerpt(
  tx: Tx,
  events: Events,
  { user_id, kind, subject_id }: NotificationRow,
): Promise<Excerpt | 'nothing' | null> {
  if (kind !== 'messages') return null
  const answers: Excerpt[] = []
  await events.emit(tx, 'notifications.excerpt-asked', {
    userId: UserId.parse(user_id),
    kind,
    subjectId: subject_id,
    answer: (excerpt) => void answers.push(excerpt),
  })
  return answers[0] ?? 'nothing'
}
