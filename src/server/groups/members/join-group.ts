import type { GroupId } from '#contract/groups/group.ts'
import { type JoinOutcome, WaitsFor } from '#contract/groups/members/membership.ts'
import { isFull } from '#server/groups/group-policy.ts'
import { type GroupRow, readMemberCount } from '#server/groups/group-store.ts'
import { publishCount } from '#server/groups/publish-count.ts'
import { countUse } from '#server/groups/invites/invite-store.ts'
import { inviteIdOf } from '#server/groups/invites/invite-policy.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { requireProfile } from '#server/profiles/public.ts'
import { admitMember, admitWaiting } from './admit-member.ts'
import { askAgainFrom, behind } from './member-policy.ts'
import {
  type MemberRow,
  type NewMember,
  readLastAsked,
  readQueuePosition,
  saveMember,
} from './member-store.ts'
import { lockGroupWithMembership } from './lock-group.ts'
import { notifyLeaders } from './notify-leaders.ts'

type Deps = Pick<Platform, 'db' | 'config' | 'clock' | 'live' | 'jobs'>

/** Joining twice changes nothing: a member stays one, and who waits keeps their position. A full group has a waitlist. */
export function joinGroup(
  platform: Deps,
  { userId }: Member,
  { groupId, answers, invite }: { groupId: GroupId; answers: readonly string[]; invite: string | null },
): Promise<JoinOutcome> {
  return inTransaction(platform.db, async (tx) => {
    await requireProfile(tx, userId)
    const { group, own } = await lockGroupWithMembership(tx, userId, groupId)
    const now = platform.clock.now()
    if (own?.status === 'banned') throw new AppError('groups.banned')
    if (own?.status === 'active') return joined(tx, group)
    if (group.archived_at !== null) throw new AppError('groups.archived')
    const isInvited = invite !== null
    if (own?.status === 'pending' && !(isInvited && own.waits_for === 'approval'))
      return waiting(tx, group, own)
    const until = own && askAgainFrom(own, now)
    if (until) throw new AppError('groups.asked-too-soon', { until: until.toISOString() })

    if (isInvited) await spendInvite(tx, platform, groupId, invite)
    const needsApproval = group.requires_approval && !isInvited
    const asking = {
      group_id: groupId,
      user_id: userId,
      answers: needsApproval ? answersTo(group, answers) : [],
      asked_at: now,
      decided_at: null,
    }
    // a place that came free with an account is taken by those who waited before
    const member_count = await admitWaiting(tx, platform, group)
    if (!needsApproval && !isFull({ ...group, member_count })) {
      await admitMember(tx, platform, asking)
      await notifyLeaders(tx, platform, group, { kind: 'group_joined', userId })
      await publishCount(tx, platform, groupId)
      return joined(tx, group)
    }
    const waitsFor = needsApproval ? 'approval' : 'seat'
    const asked_at = behind(await readLastAsked(tx, groupId, waitsFor), now)
    const row = {
      ...asking,
      asked_at,
      role: 'member',
      status: 'pending',
      waits_for: waitsFor,
      joined_at: null,
    }
    await saveMember(tx, row)
    if (waitsFor === 'approval') await notifyLeaders(tx, platform, group, { kind: 'group_asked', userId })
    return waiting(tx, { ...group, member_count }, row)
  })
}

/** @throws AppError groups.invite-ended */
async function spendInvite(
  tx: Tx,
  { config, clock }: Pick<Platform, 'config' | 'clock'>,
  groupId: GroupId,
  token: string,
): Promise<void> {
  const inviteId = inviteIdOf(token, config.secretKey)
  if (inviteId === null || !(await countUse(tx, groupId, inviteId, clock.now())))
    throw new AppError('groups.invite-ended')
}

/** @throws AppError groups.answers-missing */
function answersTo({ questions }: GroupRow, answers: readonly string[]): MemberRow['answers'] {
  const answered = questions.map((question, index) => ({ question, answer: answers[index] ?? '' }))
  if (answers.length !== questions.length || answered.some(({ answer }) => answer === ''))
    throw new AppError('groups.answers-missing', { count: questions.length })
  return answered
}

const joined = async (tx: Tx, { id }: GroupRow): Promise<JoinOutcome> => ({
  outcome: 'joined',
  waitsFor: null,
  queuePosition: null,
  memberCount: await readMemberCount(tx, id),
})

const waiting = async (tx: Tx, { member_count }: GroupRow, row: NewMember): Promise<JoinOutcome> => ({
  outcome: 'pending',
  waitsFor: WaitsFor.parse(row.waits_for),
  queuePosition: await readQueuePosition(tx, row),
  memberCount: member_count,
})
