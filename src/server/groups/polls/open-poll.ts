import { GroupId } from '#contract/groups/group.ts'
import type { PollId } from '#contract/groups/polls/poll.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { mayModerate } from '#server/groups/group-policy.ts'
import { type LockedGroup, lockGroupWithMembership } from '#server/groups/members/lock-group.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { findPoll, lockPoll, type PollRow } from './poll-store.ts'

/**
 * A poll that nobody changes until the transaction ends, with its group, for a member of it. The group is locked first,
 * as everywhere.
 * @throws AppError groups.poll-not-found (also for whom it does not concern), groups.archived
 */
export async function openPoll(
  tx: Tx,
  userId: UserId,
  pollId: PollId,
): Promise<LockedGroup & { poll: PollRow }> {
  const found = await findPoll(tx, pollId)
  if (!found) throw new AppError('groups.poll-not-found')
  const opened = await lockGroupWithMembership(tx, userId, GroupId.parse(found.group_id)).catch(
    (error: unknown) => {
      throw error instanceof AppError ? new AppError('groups.poll-not-found') : error
    },
  )
  const poll = await lockPoll(tx, pollId)
  if (!poll || opened.own?.status !== 'active') throw new AppError('groups.poll-not-found')
  if (opened.group.archived_at !== null) throw new AppError('groups.archived')
  return { ...opened, poll }
}

/**
 * For those who lead the group.
 * @throws AppError groups.poll-not-found, groups.archived, groups.not-approver
 */
export async function openPollToModerate(tx: Tx, userId: UserId, pollId: PollId): Promise<PollRow> {
  const { own, poll } = await openPoll(tx, userId, pollId)
  if (!mayModerate(own)) throw new AppError('groups.not-approver')
  return poll
}
