import { expect, it } from 'vitest'
import { EventId } from '#contract/groups/events/event.ts'
import { registerForEvent } from '#contract/groups/events/registrations/register-for-event.ts'
import { REGISTRATION_LIMITS } from '#contract/groups/events/registrations/registration.ts'
import { callEvent, makeGroup } from '#server/groups/events/groups.fixture.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld({ env: { RATE_LIMITS: '{"groups.register-for-event": 1000}' } })
const strict = freshWorld({ env: { RATE_LIMITS: '1' } })

async function eventIn(where: typeof world): Promise<EventId> {
  const groupId = await makeGroup(where, { admin: where.people.sara })
  return EventId.parse((await callEvent(where, groupId, where.people.sara)).id)
}
const askFor = (where: typeof world, eventId: EventId, email: string) =>
  where.call(registerForEvent, { eventId, name: 'Selam', email, language: 'en' })
const count = async (where: typeof world) =>
  (await where.db.selectFrom('event_registration').select('id').execute()).length

it('five hundred requests for one address send it no more mails than one may get a day', async () => {
  const eventId = await eventIn(world)
  const email = 'selam@example.org'
  const answers = await Promise.all(Array.from({ length: 500 }, () => askFor(world, eventId, email)))
  const mailed = answers.filter(({ status }) => status === 200)
  expect(mailed).toHaveLength(REGISTRATION_LIMITS.mailsPerDay)
  const refused = answers.filter(({ status }) => status !== 200).map(({ error }) => error.code)
  expect(new Set(refused)).toEqual(new Set(['request.too-many']))
  expect(await count(world)).toBe(1)
  const mails = (await world.outbox()).filter(({ to }) => to === email)
  expect(mails.length).toBeLessThanOrEqual(REGISTRATION_LIMITS.mailsPerDay)
})

it('five hundred requests of one visitor are answered ten times an hour', async () => {
  const eventId = await eventIn(strict)
  const answers = await Promise.all(
    Array.from({ length: 500 }, () => askFor(strict, eventId, `${uuidv7()}@example.org`)),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(490)
  expect(await count(strict)).toBe(10)
})
