import { expect, it } from 'vitest'
import { listGroupMembers } from '#contract/groups/members/list-group-members.ts'
import { updateMembership } from '#contract/groups/members/update-membership.ts'
import { GroupId, type Group } from '#contract/groups/group.ts'
import { readGroup } from '#contract/groups/read-group.ts'
import { blockUser } from '#contract/safety/block-user.ts'
import { founded, joined, newPeople } from '#server/groups/groups.fixture.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld()
const list = (group: Group, person: Person | null) =>
  world.call(listGroupMembers, { groupId: group.id }, person)
const namesFor = async (group: Group, person: Person | null) =>
  (await list(group, person)).body.items.map((member) => member.person.name)
const set = (group: Group, isListed: boolean, person: Person | null) =>
  world.call(updateMembership, { groupId: group.id, isListed }, person)
const firstName = ({ fullName }: Person) => fullName.split(' ')[0]

it('visitors of a group that anybody may join read first names of those who let them', async () => {
  const [lead, one, shy] = await newPeople(world, 'Lead', 'One', 'Shy')
  const group = await founded(world, lead, { requiresApproval: false })
  for (const person of [one, shy]) await joined(world, group, person, lead)
  expect((await set(group, false, shy)).body).toEqual({ isListed: false })
  const visitor = await newPeople(world, 'Visitor')
  for (const reader of [null, ...visitor])
    expect(await namesFor(group, reader)).toEqual([firstName(lead), firstName(one)])
  expect(await namesFor(group, one)).toEqual([lead.fullName, one.fullName, shy.fullName])
  const { membership } = (await world.call(readGroup, { groupId: group.id }, shy)).body
  expect(membership?.isListed).toBe(false)
  await set(group, true, shy)
  expect(await namesFor(group, null)).toHaveLength(3)
})

it('who is in a group with approval, and who waits, only those learn whom it concerns', async () => {
  const [lead, one] = await newPeople(world, 'Lead', 'One')
  const group = await founded(world, lead, { requiresApproval: true })
  await joined(world, group, one, lead)
  expect((await list(group, null)).error.code).toBe('groups.not-member')
  const open = await founded(world, lead, { requiresApproval: false })
  for (const status of ['pending', 'banned'] as const) {
    const answer = await world.call(listGroupMembers, { groupId: open.id, status }, null)
    expect(answer.error.code).toBe('groups.not-approver')
  }
})

it('members alone say whether visitors see them', async () => {
  const [lead, stranger] = await newPeople(world, 'Lead', 'Stranger')
  const group = await founded(world, lead, { requiresApproval: false })
  expect((await set(group, false, null)).error.code).toBe('auth.signed-out')
  expect((await set(group, false, stranger)).error.code).toBe('groups.not-member')
  const nowhere = { ...group, id: GroupId.parse('0198a000-0000-7000-8000-000000000000') }
  expect((await set(nowhere, false, stranger)).error.code).toBe('groups.not-found')
  await world.call(blockUser, { userId: stranger.userId }, lead)
  expect((await set(group, false, stranger)).error.code).toBe('groups.not-found')
})
