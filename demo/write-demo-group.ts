import type { EventFields } from '#contract/groups/events/event.ts'
import type { GroupFields, GroupId } from '#contract/groups/group.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { writeDemoThread } from './write-demo-thread.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { archiveWithin } from '#server/groups/archive-group.ts'
import { foundGroup } from '#server/groups/create-group.ts'
import { writeDemoAttendance } from './write-demo-attendance.ts'
import { planOf } from '#server/groups/events/series/series-policy.ts'
import { writeSeries } from '#server/groups/events/series/write-series.ts'
import { markActive } from '#server/groups/group-store.ts'
import { insertMembers, type MemberRow } from '#server/groups/members/member-store.ts'

export interface DemoGroup {
  founderId: UserId
  fields: GroupFields
  foundedAt: Date
  /** The founder's first words in the chat. */
  welcome: string
  members: readonly { userId: UserId; role: 'moderator' | 'member' }[]
  /** Waiting for approval, with an answer to each question. */
  asking: readonly UserId[]
  /** Waiting for a seat, in order. */
  waiting: readonly UserId[]
  answers: readonly string[]
  event: EventFields | null
  isArchived: boolean
}

/**
 * A group as if it had come together since that day, with its chat and its meetings ahead. Nobody is notified.
 * @throws AppError groups.category-not-found, groups.place-not-found, media.not-found
 */
export async function writeDemoGroup(tx: Tx, platform: Platform, demo: DemoGroup): Promise<GroupId> {
  const { founderId, fields, foundedAt, members } = demo
  const now = platform.clock.now()
  const groupId = await foundGroup(tx, platform, { userId: founderId, fields, demo: true, at: foundedAt })
  const questions = fields.requiresApproval ? fields.questions : []
  const answers = questions.map((question, index) => ({
    question,
    answer: demo.answers[index % demo.answers.length] ?? '',
  }))
  const rowOf = (userId: UserId, at: Date, row: Pick<MemberRow, 'role' | 'status' | 'waits_for'>) => {
    const isIn = row.status === 'active'
    const times = { asked_at: at, joined_at: isIn ? at : null, decided_at: isIn ? at : null }
    return { group_id: groupId, user_id: userId, answers, ...row, ...times }
  }
  const came = [...members.map(({ userId }) => userId), ...demo.asking, ...demo.waiting]
  const step = (now.getTime() - foundedAt.getTime()) / (came.length + 1)
  const atOf = (index: number) => new Date(foundedAt.getTime() + (index + 1) * step)
  await insertMembers(tx, [
    ...members.map(({ userId, role }, index) =>
      rowOf(userId, atOf(index), { role, status: 'active', waits_for: null }),
    ),
    ...[...demo.asking, ...demo.waiting].map((userId, index) =>
      rowOf(userId, atOf(members.length + index), {
        role: 'member',
        status: 'pending',
        waits_for: index < demo.asking.length ? 'approval' : 'seat',
      }),
    ),
  ])
  await writeChat(tx, groupId, demo)
  await markActive(tx, groupId, atOf(members.length - 1))
  const people = [founderId, ...members.map(({ userId }) => userId)]
  if (demo.event !== null) await writeSeries(tx, { groupId, plan: planOf(demo.event), isMeeting: false }, now)
  if (demo.isArchived) await archiveWithin(tx, platform, { id: groupId, archived_at: null })
  else await writeDemoAttendance(tx, groupId, people, now)
  return groupId
}

async function writeChat(tx: Tx, groupId: GroupId, { founderId, members, foundedAt, welcome }: DemoGroup) {
  const memberOf = (userId: UserId) => ({
    userId,
    role: userId === founderId ? ('owner' as const) : ('member' as const),
    side: null,
    folder: 'inbox' as const,
    unread: 0,
    isArchived: false,
  })
  await writeDemoThread(tx, {
    kind: 'group',
    subjectId: groupId,
    opener: founderId,
    members: [founderId, ...members.map(({ userId }) => userId)].map(memberOf),
    messages: [{ from: founderId, at: foundedAt, words: { text: welcome }, reaction: null }],
  })
}
