import { expect, it } from 'vitest'
import { createGroup } from '#contract/groups/create-group.ts'
import { updateEvent } from '#contract/groups/events/update-event.ts'
import type { GroupFieldsInput } from '#contract/groups/group.ts'
import { updateGroup } from '#contract/groups/update-group.ts'
import { freshWorld } from '#server/testing/world.ts'
import { callEvent, eventFields, inHours } from './events/groups.fixture.ts'
import { coffeeCircle, founded } from './groups.fixture.ts'

// What fits the schema, and still cannot be: a day too far ahead, a category or a city that nobody knows.

const world = freshWorld()

const TOO_FAR_HOURS = 24 * 731

it('a group cannot begin more than two years ahead', async () => {
  const fields = { ...coffeeCircle(world), startDate: inHours(world, TOO_FAR_HOURS) }
  const { error } = await world.call(createGroup, { ...fields }, world.people.sara)
  expect(error.code).toBe('groups.event-far')
})

it('a group does not begin with a postal code that does not lie there', async () => {
  const fields = { ...coffeeCircle(world), locationZip: 'M5V 2T6' }
  const { error } = await world.call(createGroup, { ...fields }, world.people.sara)
  expect(error.code).toBe('geo.unknown-postal-code')
})

it('a group is not changed to what cannot be', async () => {
  const { sara } = world.people
  const { id, version } = await founded(world, sara)
  const wrong: [Partial<GroupFieldsInput>, string][] = [
    [{ startDate: inHours(world, TOO_FAR_HOURS) }, 'groups.event-far'],
    [{ categoryId: 'astronauts' }, 'groups.category-not-found'],
    [{ locationCity: 'Nowhere at all' }, 'groups.place-not-found'],
    [{ locationZip: '00000' }, 'geo.unknown-postal-code'],
    // it lies in Seattle
    [{ locationZip: '98118' }, 'geo.unknown-postal-code'],
    [{ locationCity: 'Berlin', locationState: 'Germany', locationZip: '10115' }, 'geo.unknown-postal-code'],
  ]
  for (const [change, code] of wrong) {
    const fields = { ...coffeeCircle(world), ...change }
    expect((await world.call(updateGroup, { groupId: id, version, fields }, sara)).error.code).toBe(code)
  }
})

it('an event is not moved more than two years ahead', async () => {
  const { sara } = world.people
  const group = await founded(world, sara)
  const { id, version } = await callEvent(world, group.id, sara)
  const fields = eventFields(world, { startsAt: inHours(world, TOO_FAR_HOURS) })
  const moved = await world.call(updateEvent, { eventId: id, version, scope: 'one', fields }, sara)
  expect(moved.error.code).toBe('groups.event-far')
})
