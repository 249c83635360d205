import { expect, it } from 'vitest'
import { archiveGroup } from '#contract/groups/archive-group.ts'
import { answerEvent } from '#contract/groups/events/attendance/answer-event.ts'
import { cancelEvent } from '#contract/groups/events/cancel-event.ts'
import { updateEvent } from '#contract/groups/events/update-event.ts'
import { changeMemberRole } from '#contract/groups/members/change-member-role.ts'
import { declineMember } from '#contract/groups/members/decline-member.ts'
import { grantLeadership } from '#contract/groups/members/grant-leadership.ts'
import { removeMember } from '#contract/groups/members/remove-member.ts'
import { unblockMember } from '#contract/groups/members/unblock-member.ts'
import { freshWorld } from '#server/testing/world.ts'
import { callEvent, eventFields } from './events/groups.fixture.ts'
import { founded, joined, newPeople } from './groups.fixture.ts'

// An archived group stays readable, and nothing in it changes any more, whoever asks.

const world = freshWorld()

it('nobody decides on members or events of an archived group', async () => {
  const [lead, member] = await newPeople(world, 'Lead', 'Member')
  const group = await founded(world, lead)
  await joined(world, group, member)
  const event = await callEvent(world, group.id, lead)
  // what is still to come ends with the group
  await world.clock.advance(72 * 3600)
  expect((await world.call(archiveGroup, { groupId: group.id }, lead)).status).toBe(200)

  const about = { groupId: group.id, userId: member.userId }
  const version = event.version
  const asked = [
    world.call(changeMemberRole, { ...about, role: 'moderator' }, lead),
    world.call(grantLeadership, about, lead),
    world.call(declineMember, about, lead),
    world.call(removeMember, about, lead),
    world.call(unblockMember, about, lead),
    world.call(answerEvent, { eventId: event.id, answer: 'going' }, member),
    world.call(cancelEvent, { eventId: event.id, scope: 'one' }, lead),
    world.call(updateEvent, { eventId: event.id, version, scope: 'one', fields: eventFields(world) }, lead),
  ]
  const codes = (await Promise.all(asked)).map(({ error }) => error.code)
  expect(codes).toEqual(asked.map(() => 'groups.archived'))
})
