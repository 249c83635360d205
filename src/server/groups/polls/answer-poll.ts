import type { Poll, PollId } from '#contract/groups/polls/poll.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { openPoll } from './open-poll.ts'
import { areChoicesOf, isClosed } from './poll-policy.ts'
import { saveAnswer } from './poll-store.ts'
import { publishPolls } from './publish-polls.ts'
import { showPoll } from './show-poll.ts'

/** Under the lock of the poll: what comes after it was closed is refused, and counts for nothing. */
export function answerPoll(
  platform: Pick<Platform, 'db' | 'clock' | 'live'>,
  { userId }: Member,
  { pollId, choices }: { pollId: PollId; choices: number[] },
): Promise<{ poll: Poll }> {
  return inTransaction(platform.db, async (tx) => {
    const poll = await openPoll(tx, userId, pollId)
    const now = platform.clock.now()
    if (isClosed(poll, now)) throw new AppError('groups.poll-closed')
    if (!areChoicesOf(poll, choices)) throw new AppError('groups.poll-choice')
    await saveAnswer(tx, { poll_id: pollId, user_id: userId, choices, at: now })
    await publishPolls(tx, platform, poll.group_id)
    return { poll: await showPoll(tx, pollId, userId, now) }
  })
}
