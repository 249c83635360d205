import { describe, expect, it } from 'vitest'
import { EventId } from '#contract/groups/events/event.ts'
import { readEvent } from '#contract/groups/events/read-event.ts'
import { reportEvent } from '#contract/groups/events/report-event.ts'
import { answerEvent } from '#contract/groups/events/attendance/answer-event.ts'
import { joinGroup } from '#contract/groups/members/join-group.ts'
import { appealDecision } from '#contract/moderation/decisions/appeal-decision.ts'
import { listOwnDecisions } from '#contract/moderation/decisions/list-own-decisions.ts'
import { listNotifications } from '#contract/notifications/list-notifications.ts'
import { founded } from '#server/groups/groups.fixture.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { caseAbout, decide, settle, takeEffect } from '#server/testing/cases.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'
import { callEvent } from './groups.fixture.ts'

const world = freshWorld({ env: { RATE_LIMITS: '1000' } })

const SCAM = { reason: 'scam', detail: 'Tickets that nobody gets.' } as const
const report = (eventId: EventId, by: Person | null) => world.call(reportEvent, { eventId, report: SCAM }, by)

async function eventOf(lead: Person) {
  const group = await founded(world, lead)
  return {
    group,
    event: await callEvent(world, group.id, lead, { title: 'A concert', description: 'Pay ahead.' }),
  }
}

describe('reporting an event', () => {
  it('is for people who signed in, about an event of somebody else', async () => {
    const { sara, abel } = world.people
    const { event } = await eventOf(sara)
    expect((await report(event.id, null)).error.code).toBe('auth.signed-out')
    expect((await report(event.id, sara)).error.code).toBe('safety.own-subject')
    expect((await report(EventId.parse(uuidv7()), abel)).error.code).toBe('groups.event-not-found')
    const wordless = { eventId: event.id, report: { reason: 'other', detail: null } } as const
    expect((await world.call(reportEvent, wordless, abel)).error.code).toBe('request.invalid')
  })

  it('counts once for each person, and shows staff the words as they were', async () => {
    const { abel, hanna } = world.people
    const { event } = await eventOf(await world.newPerson('Caller'))
    expect((await report(event.id, abel)).body).toEqual({ outcome: 'reported' })
    expect((await report(event.id, abel)).body).toEqual({ outcome: 'already' })
    const found = await caseAbout(world, hanna, event.id)
    expect(found).toMatchObject({ kind: 'event', title: 'A concert', received: [SCAM] })
    expect(found?.evidence).toMatch(/^A concert\n\n[\s\S]*Pay ahead\.$/)
    expect(found?.actions).toContain('remove')
  })
})

it('one that is taken away is called off for whoever wanted to come, and stands again after an appeal', async () => {
  const { abel, meron, hanna, dawit } = world.people
  const lead = await world.newPerson('Organizer')
  const { group, event } = await eventOf(lead)
  await world.call(joinGroup, { groupId: group.id, answers: [] }, meron)
  await world.call(answerEvent, { eventId: event.id, answer: 'going', guests: 0 }, meron)
  await report(event.id, abel)
  const read = async () => (await world.call(readEvent, { eventId: event.id }, meron)).body
  expect((await read()).isCancelled).toBe(false)
  await settle(world, hanna, event.id, [{ kind: 'remove' }], { rule: 'scam' })
  expect((await read()).isCancelled).toBe(true)
  const { items } = (await world.call(listNotifications, {}, meron)).body
  expect(items[0]?.notice).toMatchObject({ kind: 'event_cancelled', facts: { title: 'A concert' } })

  const [decision] = (await world.call(listOwnDecisions, {}, lead)).body.items
  if (!decision) throw new Error('The lead was not notified.')
  expect(decision).toMatchObject({ kind: 'event', title: 'A concert', rule: 'scam' })
  await world.call(appealDecision, { decisionId: decision.id, text: 'The hall is booked.' }, lead)
  await decide(world, dawit, event.id, [{ kind: 'approve' }])
  await takeEffect(world)
  expect((await read()).isCancelled).toBe(false)
})
