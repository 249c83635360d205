import type { AskedExcerpt } from '#server/notifications/public.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { viewExcerpt } from './message-view.ts'
import { findNewestUnread } from './message-store.ts'

/** A push or a mail is about to name what was written: what is still there by now, and not read. */
export async function answerExcerpt(
  tx: Tx,
  { userId, kind, subjectId, answer }: AskedExcerpt,
): Promise<void> {
  if (kind !== 'messages') return
  const message = await findNewestUnread(tx, subjectId, userId)
  if (message) answer(viewExcerpt(message))
}
