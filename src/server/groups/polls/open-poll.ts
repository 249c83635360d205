import type { PollId } from '#contract/groups/polls/poll.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { lockActive } from '#server/groups/events/hosting-store.ts'
import { mayModerate } from '#server/groups/group-policy.ts'
import { findGroup } from '#server/groups/group-store.ts'
import { isGroupHidden } from '#server/groups/members/lock-group.ts'
import { findMember } from '#server/groups/members/member-store.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { findPoll, lockPoll, type PollRow } from './poll-store.ts'

/**
 * A poll that nobody changes until the transaction ends, for a member of its group, who stays one until then. The group
 * itself is not locked: many answer at once, and one poll holds up no other.
 * @throws AppError groups.poll-not-found (also for whom it does not concern), groups.archived
 */
export async function openPoll(tx: Tx, userId: UserId, pollId: PollId): Promise<PollRow> {
  const found = await findPoll(tx, pollId)
  if (!found || !(await lockActive(tx, found.group_id, userId))) throw new AppError('groups.poll-not-found')
  const poll = await lockPoll(tx, pollId)
  const group = await findGroup(tx, found.group_id)
  if (!poll || !group || group.withheld_at !== null || (await isGroupHidden(tx, group, userId)))
    throw new AppError('groups.poll-not-found')
  if (group.archived_at !== null) throw new AppError('groups.archived')
  return poll
}

/**
 * For those who lead the group.
 * @throws AppError groups.poll-not-found, groups.archived, groups.not-approver
 */
export async function openPollToModerate(tx: Tx, userId: UserId, pollId: PollId): Promise<PollRow> {
  const poll = await openPoll(tx, userId, pollId)
  if (!mayModerate(await findMember(tx, poll.group_id, userId))) throw new AppError('groups.not-approver')
  return poll
}
