import type { PollId } from '#contract/groups/polls/poll.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { openPollToModerate } from './open-poll.ts'
import { deletePollRow } from './poll-store.ts'
import { publishPolls } from './publish-polls.ts'

export function deletePoll(
  platform: Pick<Platform, 'db' | 'clock' | 'live'>,
  { userId }: Member,
  { pollId }: { pollId: PollId },
): Promise<{ isDeleted: true }> {
  return inTransaction(platform.db, async (tx) => {
    const poll = await openPollToModerate(tx, userId, pollId)
    await deletePollRow(tx, pollId)
    await publishPolls(tx, platform, poll.group_id)
    return { isDeleted: true }
  })
}
