import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { closeListing } from '#contract/listings/life/close-listing.ts'
import { reopenListing } from '#contract/listings/life/reopen-listing.ts'
import { publishListing } from '#contract/listings/publish-listing.ts'
import { drafted, posted, RIDE } from '#server/listings/listings.fixture.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld({ env: { RATE_LIMITS: '1', REVIEW_POLICY: 'off' } })

const DAY = 86_400
const publish = async (person: Person) => {
  const { id, version } = await drafted(world, person, RIDE)
  return world.call(publishListing, { listingId: id, version, allowDuplicate: true }, person)
}

it('lets somebody new publish one a day and have two on offer', async () => {
  const person = await world.newPerson('Newest')
  await sql`update auth.users set email_confirmed_at = null where id = ${person.userId}`.execute(world.db)
  expect(await publish(person)).toMatchObject({ status: 200 })
  expect(await publish(person)).toMatchObject({
    status: 429,
    error: { code: 'listings.too-many-today', details: { limit: 1 } },
  })
  await world.clock.advance(DAY)
  expect(await publish(person)).toMatchObject({ status: 200 })
  await world.clock.advance(DAY)
  expect(await publish(person)).toMatchObject({
    status: 409,
    error: { code: 'listings.too-many-active', details: { limit: 2 } },
  })
  await world.clock.advance(90 * DAY)
  expect(await publish(person)).toMatchObject({ status: 200 })
})

it('holds against many at once', async () => {
  const person = await world.newPerson('Hasty')
  await world.clock.advance(DAY)
  const drafts = await Promise.all(Array.from({ length: 8 }, () => drafted(world, person, RIDE)))
  const answers = await Promise.all(
    drafts.map(({ id, version }) =>
      world.call(publishListing, { listingId: id, version, allowDuplicate: true }, person),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(3)
})

it('gives staff more room', async () => {
  for (let n = 0; n < 8; n++) await posted(world, world.people.hanna, RIDE)
  expect(await publish(world.people.hanna)).toMatchObject({ status: 200 })
})

it('puts nothing back on offer beyond what somebody may have there', async () => {
  const person = await world.newPerson('Closer')
  await sql`update auth.users set email_confirmed_at = null where id = ${person.userId}`.execute(world.db)
  const { body: first } = await publish(person)
  await world.call(closeListing, { listingId: first.id, outcome: 'not_available' }, person)
  for (let day = 0; day < 2; day++) {
    await world.clock.advance(DAY)
    expect(await publish(person)).toMatchObject({ status: 200 })
  }
  expect(await world.call(reopenListing, { listingId: first.id }, person)).toMatchObject({
    status: 409,
    error: { code: 'listings.too-many-active', details: { limit: 2 } },
  })
})
