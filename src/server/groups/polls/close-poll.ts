import type { Poll, PollId } from '#contract/groups/polls/poll.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { openPollToModerate } from './open-poll.ts'
import { isClosed } from './poll-policy.ts'
import { closePollAt } from './poll-store.ts'
import { publishPolls } from './publish-polls.ts'
import { showPoll } from './show-poll.ts'

export function closePoll(
  platform: Pick<Platform, 'db' | 'clock' | 'live'>,
  { userId }: Member,
  { pollId }: { pollId: PollId },
): Promise<{ poll: Poll }> {
  return inTransaction(platform.db, async (tx) => {
    const poll = await openPollToModerate(tx, userId, pollId)
    const now = platform.clock.now()
    if (!isClosed(poll, now)) {
      // one that was asked in this very millisecond closes in the next
      const at = poll.created_at < now ? now : new Date(poll.created_at.getTime() + 1)
      await closePollAt(tx, pollId, at)
      await publishPolls(tx, platform, poll.group_id)
    }
    return { poll: { ...(await showPoll(tx, pollId, userId, now)), isClosed: true } }
  })
}
