import type { Poll } from '#contract/groups/polls/poll.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { findCountedPoll } from './poll-store.ts'
import { viewPoll } from './poll-view.ts'

/** As this member sees it, with what the transaction has written. @throws AppError groups.poll-not-found */
export async function showPoll(tx: Tx, pollId: string, userId: string, now: Date): Promise<Poll> {
  const row = await findCountedPoll(tx, pollId, userId)
  if (!row) throw new AppError('groups.poll-not-found')
  return viewPoll(row, now)
}
