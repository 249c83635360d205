import { expect, test } from 'vitest'
import { createEvent } from '#contract/groups/events/create-event.ts'
import type { EventPrice } from '#contract/groups/events/event-price.ts'
import type { GroupEvent } from '#contract/groups/events/event.ts'
import { listGroupEvents } from '#contract/groups/events/list-group-events.ts'
import { readEvent } from '#contract/groups/events/read-event.ts'
import { updateEvent } from '#contract/groups/events/update-event.ts'
import { MediaId } from '#contract/media/picture.ts'
import { newBanner } from '#server/groups/groups.fixture.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'
import { callEvent, eventFields, makeGroup } from './groups.fixture.ts'

const world = freshWorld()
const ticket: EventPrice = { kind: 'ticket', amountMinor: 2500, currency: 'USD' }
const pictureOf = async (person: Person) => MediaId.parse(await newBanner(world, person))
const isThere = async (id: MediaId) =>
  (await world.db.selectFrom('media').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
const change = (
  event: GroupEvent,
  scope: 'one' | 'all',
  changes: Parameters<typeof eventFields>[1],
  by: Person,
) =>
  world.call(
    updateEvent,
    {
      eventId: event.id,
      version: event.version,
      scope,
      fields: eventFields(world, { startsAt: event.startsAt, endsAt: event.endsAt, ...changes }),
    },
    by,
  )

test.for([
  ['a ticket without a price', { kind: 'ticket', amountMinor: null, currency: null }],
  ['a price that is free', { kind: 'free', amountMinor: 100, currency: 'USD' }],
  ['an amount of no currency', { kind: 'donation', amountMinor: 100, currency: null }],
  ['a currency of no amount', { kind: 'donation', amountMinor: null, currency: 'USD' }],
  ['nothing a ticket', { kind: 'ticket', amountMinor: 0, currency: 'USD' }],
] as const)('%s is refused', async ([, price]) => {
  const { sara } = world.people
  const groupId = await makeGroup(world, { admin: sara })
  const { error } = await world.call(createEvent, { groupId, fields: eventFields(world, { price }) }, sara)
  expect(error.code).toBe('request.invalid')
})

test('what it costs and how it looks stand with every occurrence, for visitors too', async () => {
  const { sara } = world.people
  const groupId = await makeGroup(world, { admin: sara })
  const coverId = await pictureOf(sara)
  const made = await callEvent(world, groupId, sara, { price: ticket, coverId, repeatRule: 'FREQ=WEEKLY' })
  expect(made).toMatchObject({ price: ticket, cover: { id: coverId } })
  const { items } = (await world.call(listGroupEvents, { groupId })).body
  expect(items.length).toBeGreaterThan(1)
  expect(items.every(({ price, cover }) => price?.kind === 'ticket' && cover?.id === coverId)).toBe(true)

  const [, second] = items
  if (!second) throw new Error('It does not repeat.')
  const donation: EventPrice = { kind: 'donation', amountMinor: null, currency: null }
  const changed = await change(second, 'one', { price: donation, coverId, repeatRule: 'FREQ=WEEKLY' }, sara)
  expect(changed.body.event).toMatchObject({ price: donation, cover: { id: coverId } })
  expect((await world.call(readEvent, { eventId: made.id })).body.price).toEqual(ticket)
})

test('a cover is one’s own, and goes once no occurrence shows it', async () => {
  const { sara, abel } = world.people
  const groupId = await makeGroup(world, { admin: sara })
  const [first, next, foreign] = [await pictureOf(sara), await pictureOf(sara), await pictureOf(abel)]
  const refused = await world.call(
    createEvent,
    { groupId, fields: eventFields(world, { coverId: foreign }) },
    sara,
  )
  expect(refused.error.code).toBe('media.not-found')
  const made = await callEvent(world, groupId, sara, { coverId: first, repeatRule: 'FREQ=WEEKLY' })
  expect((await change(made, 'one', { coverId: foreign, repeatRule: 'FREQ=WEEKLY' }, sara)).error.code).toBe(
    'media.not-found',
  )
  const one = (await change(made, 'one', { coverId: next, repeatRule: 'FREQ=WEEKLY' }, sara)).body.event
  expect([await isThere(first), await isThere(next)]).toEqual([true, true])
  await change(one, 'all', { coverId: null, repeatRule: 'FREQ=WEEKLY' }, sara)
  const { items } = (await world.call(listGroupEvents, { groupId })).body
  expect(items.every(({ cover }) => cover === null)).toBe(true)
  expect([await isThere(first), await isThere(next)]).toEqual([false, false])
})
