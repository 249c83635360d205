import { describe, expect, it } from 'vitest'
import { archiveGroup } from '#contract/groups/archive-group.ts'
import { type Group, GroupId } from '#contract/groups/group.ts'
import { changeMemberRole } from '#contract/groups/members/change-member-role.ts'
import { leaveGroup } from '#contract/groups/members/leave-group.ts'
import { answerPoll } from '#contract/groups/polls/answer-poll.ts'
import { closePoll } from '#contract/groups/polls/close-poll.ts'
import { createPoll } from '#contract/groups/polls/create-poll.ts'
import { deletePoll } from '#contract/groups/polls/delete-poll.ts'
import { listPolls } from '#contract/groups/polls/list-polls.ts'
import { type Poll, POLL_LIMITS, type PollFields, PollId } from '#contract/groups/polls/poll.ts'
import { blockUser } from '#contract/safety/block-user.ts'
import { founded, joined, newPeople } from '#server/groups/groups.fixture.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld()
const nowhere = '0198a000-0000-7000-8000-000000000000'
const WHEN: PollFields = {
  question: 'When shall we meet?',
  options: ['Saturday', 'Sunday', 'Monday evening'],
  isMultiple: false,
  days: 7,
}
const ask = ({ id: groupId }: Pick<Group, 'id'>, person: Person | null, fields: Partial<PollFields> = {}) =>
  world.call(createPoll, { groupId, fields: { ...WHEN, ...fields } }, person)
const answer = (pollId: PollId, choices: number[], person: Person | null) =>
  world.call(answerPoll, { pollId, choices }, person)
const close = (pollId: PollId, person: Person | null) => world.call(closePoll, { pollId }, person)
const list = async ({ id: groupId }: Group, person: Person) =>
  (await world.call(listPolls, { groupId }, person)).body.items
const votesOf = ({ options }: Poll) => options.map(({ votes }) => votes)

async function circle() {
  const [lead, one, other, stranger] = await newPeople(world, 'Lead', 'One', 'Other', 'Stranger')
  const group = await founded(world, lead)
  for (const person of [one, other]) await joined(world, group, person, lead)
  return { lead, one, other, stranger, group }
}

describe('asking', () => {
  it('is for those who lead or moderate a group that goes on', async () => {
    const { lead, one, stranger, group } = await circle()
    expect((await ask(group, null)).error.code).toBe('auth.signed-out')
    expect((await ask({ id: GroupId.parse(nowhere) }, lead)).error.code).toBe('groups.not-found')
    for (const person of [one, stranger])
      expect((await ask(group, person)).error.code).toBe('groups.not-approver')
    await world.call(changeMemberRole, { groupId: group.id, userId: one.userId, role: 'moderator' }, lead)
    expect((await ask(group, one)).status).toBe(201)
    await world.call(archiveGroup, { groupId: group.id }, lead)
    expect((await ask(group, lead)).error.code).toBe('groups.archived')
  })

  it.each([
    ['no question', { question: '  ' }],
    ['one option', { options: ['Saturday'] }],
    ['nine options', { options: Array.from({ length: 9 }, (_, n) => `Day ${n}`) }],
    ['the same option twice', { options: ['Saturday', ' saturday'] }],
    ['an empty option', { options: ['Saturday', ' '] }],
    ['another number of days', { days: 2 as 1 }],
  ])('with %s is refused', async (_, fields) => {
    const { lead, group } = await circle()
    expect((await ask(group, lead, fields)).error.code).toBe('request.invalid')
  })

  it('has an end: so many polls are open at once', async () => {
    const { lead, group } = await circle()
    const asked = []
    for (let n = 0; n < POLL_LIMITS.openMax; n++) asked.push((await ask(group, lead)).body.poll)
    expect((await ask(group, lead)).error).toMatchObject({
      code: 'groups.too-many-polls',
      details: { limit: POLL_LIMITS.openMax },
    })
    if (asked[0]) await close(asked[0].id, lead)
    expect((await ask(group, lead)).status).toBe(201)
  })
})

describe('answering', () => {
  it('is for members, with options that there are', async () => {
    const { lead, one, stranger, group } = await circle()
    const { poll } = (await ask(group, lead)).body
    expect((await answer(poll.id, [0], null)).error.code).toBe('auth.signed-out')
    expect((await answer(PollId.parse(nowhere), [0], one)).error.code).toBe('groups.poll-not-found')
    expect((await answer(poll.id, [0], stranger)).error.code).toBe('groups.poll-not-found')
    expect((await answer(poll.id, [8], one)).error.code).toBe('request.invalid')
    expect((await answer(poll.id, [3], one)).error.code).toBe('groups.poll-choice')
    expect((await answer(poll.id, [0, 1], one)).error.code).toBe('groups.poll-choice')
    expect((await world.call(listPolls, { groupId: group.id }, stranger)).error.code).toBe(
      'groups.not-member',
    )
    expect((await world.call(listPolls, { groupId: group.id }, null)).error.code).toBe('auth.signed-out')
    const elsewhere = await world.call(listPolls, { groupId: GroupId.parse(nowhere) }, one)
    expect(elsewhere.error.code).toBe('groups.not-found')
  })

  it('is counted once for each, changed, and taken back', async () => {
    const { lead, one, other, group } = await circle()
    const { poll } = (await ask(group, lead)).body
    await answer(poll.id, [0], other)
    expect(votesOf((await answer(poll.id, [0], one)).body.poll)).toEqual([2, 0, 0])
    const changed = (await answer(poll.id, [2], one)).body.poll
    expect([votesOf(changed), changed.voters]).toEqual([[1, 0, 1], 2])
    expect(changed.options.map(({ isChosen }) => isChosen)).toEqual([false, false, true])
    const [seen] = await list(group, other)
    expect(seen?.options.map(({ isChosen }) => isChosen)).toEqual([true, false, false])
    expect(votesOf((await answer(poll.id, [], one)).body.poll)).toEqual([1, 0, 0])
  })

  it('may be several where that is allowed', async () => {
    const { lead, one, group } = await circle()
    const { poll } = (await ask(group, lead, { isMultiple: true })).body
    const answered = (await answer(poll.id, [0, 2], one)).body.poll
    expect([votesOf(answered), answered.voters]).toEqual([[1, 0, 1], 1])
  })

  it('is over once the poll is closed, by its day or by hand, whoever is just answering', async () => {
    const { lead, one, other, group } = await circle()
    const { poll } = (await ask(group, lead)).body
    const [first, closed, second] = await Promise.all([
      answer(poll.id, [0], one),
      close(poll.id, lead),
      answer(poll.id, [1], other),
    ])
    expect(closed.body.poll.isClosed).toBe(true)
    const taken = [first, second].filter(({ status }) => status === 200).length
    for (const late of [first, second].filter(({ status }) => status !== 200))
      expect(late.error.code).toBe('groups.poll-closed')
    const [shown] = await list(group, one)
    expect([shown?.voters, shown?.isClosed]).toEqual([taken, true])
    expect((await answer(poll.id, [2], one)).error.code).toBe('groups.poll-closed')

    const { poll: next } = (await ask(group, lead, { days: 1 })).body
    await world.clock.advance(24 * 3600)
    expect((await answer(next.id, [0], one)).error.code).toBe('groups.poll-closed')
  })

  it('of many at once is counted once for each', async () => {
    const [lead] = await newPeople(world, 'Lead')
    const group = await founded(world, lead)
    const names = Array.from({ length: 12 }, (_, n) => `Voter ${n} of many`)
    const voters = await newPeople(world, ...names)
    for (const person of voters) await joined(world, group, person, lead)
    const { poll } = (await ask(group, lead)).body
    const answers = Array.from({ length: 96 }, (_, n) => answer(poll.id, [n % 3], voters[n % 12] ?? lead))
    for (const { status } of await Promise.all(answers)) expect(status).toBe(200)
    const [shown] = await list(group, lead)
    expect(shown?.voters).toBe(12)
    expect(shown && votesOf(shown).reduce((sum, votes) => sum + votes)).toBe(12)
  })

  it('ends with the membership, and is not seen by whom the group is hidden from', async () => {
    const { lead, one, other, group } = await circle()
    const { poll } = (await ask(group, lead)).body
    await world.call(leaveGroup, { groupId: group.id }, one)
    expect((await answer(poll.id, [0], one)).error.code).toBe('groups.poll-not-found')
    await world.call(blockUser, { userId: other.userId }, lead)
    expect((await answer(poll.id, [0], other)).error.code).toBe('groups.poll-not-found')
    expect((await world.call(listPolls, { groupId: group.id }, other)).error.code).toBe('groups.not-found')
    await world.call(archiveGroup, { groupId: group.id }, lead)
    expect((await answer(poll.id, [0], lead)).error.code).toBe('groups.archived')
  })
})

describe('closing and deleting', () => {
  it('is for those who lead or moderate', async () => {
    const { lead, one, stranger, group } = await circle()
    const { poll } = (await ask(group, lead)).body
    const remove = (person: Person | null) => world.call(deletePoll, { pollId: poll.id }, person)
    for (const act of [remove, (person: Person | null) => close(poll.id, person)]) {
      expect((await act(null)).error.code).toBe('auth.signed-out')
      expect((await act(one)).error.code).toBe('groups.not-approver')
      expect((await act(stranger)).error.code).toBe('groups.poll-not-found')
    }
    expect((await close(poll.id, lead)).body.poll.isClosed).toBe(true)
    expect((await close(poll.id, lead)).body.poll.isClosed).toBe(true)
    expect((await remove(lead)).body).toEqual({ isDeleted: true })
    expect(await list(group, one)).toEqual([])
    expect((await remove(lead)).error.code).toBe('groups.poll-not-found')
    const { poll: last } = (await ask(group, lead)).body
    await world.call(archiveGroup, { groupId: group.id }, lead)
    expect((await close(last.id, lead)).error.code).toBe('groups.archived')
    expect((await world.call(deletePoll, { pollId: last.id }, lead)).error.code).toBe('groups.archived')
  })

  it('open polls stand first, then the newest', async () => {
    const { lead, group } = await circle()
    const asked = []
    for (const question of ['One?', 'Two?', 'Three?']) {
      await world.clock.advance(1)
      asked.push((await ask(group, lead, { question })).body.poll)
    }
    if (asked[2]) await close(asked[2].id, lead)
    expect((await list(group, lead)).map(({ question }) => question)).toEqual(['Two?', 'One?', 'Three?'])
  })
})
