import type { GroupId } from '#contract/groups/group.ts'
import { type Poll, POLL_LIMITS, type PollFields } from '#contract/groups/polls/poll.ts'
import { DAY_MS } from '#contract/kit/duration.ts'
import { lockGroupForModeration } from '#server/groups/members/lock-group.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refuseBlockedFields } from '#server/safety/public.ts'
import { countOpenPolls, insertPoll } from './poll-store.ts'
import { publishPolls } from './publish-polls.ts'
import { showPoll } from './show-poll.ts'

export function createPoll(
  platform: Pick<Platform, 'db' | 'clock' | 'live'>,
  { userId }: Member,
  { groupId, fields }: { groupId: GroupId; fields: PollFields },
): Promise<{ poll: Poll }> {
  return inTransaction(platform.db, async (tx) => {
    await lockGroupForModeration(tx, userId, groupId)
    const now = platform.clock.now()
    if ((await countOpenPolls(tx, groupId, now)) >= POLL_LIMITS.openMax)
      throw new AppError('groups.too-many-polls', { limit: POLL_LIMITS.openMax })
    await refuseBlockedFields(tx, fields)
    const { question, options, isMultiple, days } = fields
    const id = uuidv7()
    await insertPoll(tx, {
      id,
      group_id: groupId,
      created_by: userId,
      question,
      options,
      is_multiple: isMultiple,
      created_at: now,
      closes_at: new Date(now.getTime() + days * DAY_MS),
    })
    await publishPolls(tx, platform, groupId)
    return { poll: await showPoll(tx, id, userId, now) }
  })
}
