import { describe, expect, it } from 'vitest'
import { EventId } from '#contract/groups/events/event.ts'
import { readEvent } from '#contract/groups/events/read-event.ts'
import { confirmRegistration } from '#contract/groups/events/registrations/confirm-registration.ts'
import { readRegistration } from '#contract/groups/events/registrations/read-registration.ts'
import { registerForEvent } from '#contract/groups/events/registrations/register-for-event.ts'
import type { Group } from '#contract/groups/group.ts'
import { readGroup } from '#contract/groups/read-group.ts'
import { reportGroup } from '#contract/groups/report-group.ts'
import { updateGroup } from '#contract/groups/update-group.ts'
import { caseAbout, decide, settle, takeEffect } from '#server/testing/cases.ts'
import { undoDecisions } from '#contract/moderation/decisions/undo-decisions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'
import { coffeeCircle, founded, newPeople } from './groups.fixture.ts'

const world = freshWorld()

const SCAM = { reason: 'scam', detail: 'They ask for money.' } as const
const report = (group: Group, by: Person | null, fields: typeof SCAM = SCAM) =>
  world.call(reportGroup, { groupId: group.id, report: fields }, by)
let hired = 0
const staff = () => world.newPerson(`Staff ${++hired}`, 'manager')

describe('reporting a group', () => {
  it('is for people who signed in, about a group of somebody else, in words that say something', async () => {
    const { sara, abel } = world.people
    const group = await founded(world, sara)
    expect((await report(group, null)).error.code).toBe('auth.signed-out')
    expect((await report(group, sara)).error.code).toBe('safety.own-subject')
    const nowhere = { ...group, id: uuidv7() as Group['id'] }
    expect((await report(nowhere, abel)).error.code).toBe('groups.not-found')
    const wordless = { groupId: group.id, report: { reason: 'other', detail: null } } as const
    expect((await world.call(reportGroup, wordless, abel)).error.code).toBe('request.invalid')
  })

  it('counts once for each person as long as it is open, and keeps the words as they were', async () => {
    const [lead, one] = await newPeople(world, 'Lead', 'One')
    const manager = await staff()
    const group = await founded(world, lead)
    expect((await report(group, one)).body).toEqual({ outcome: 'reported' })
    expect((await report(group, one)).body).toEqual({ outcome: 'already' })
    const fields = { ...coffeeCircle(world), title: 'Nothing to see' }
    const changed = await world.call(updateGroup, { groupId: group.id, version: group.version, fields }, lead)
    expect(changed.status).toBe(200)
    expect(await caseAbout(world, manager, group.id)).toMatchObject({
      received: [SCAM],
      title: 'Nothing to see',
      evidence: `${group.title}\n\n${group.description}`,
    })
  })
})

describe('a reported group', () => {
  it('is not decided by whoever leads it', async () => {
    const manager = await staff()
    const other = await staff()
    const group = await founded(world, manager)
    await report(group, world.people.abel)
    expect(await caseAbout(world, manager, group.id)).toBeNull()
    const open = await caseAbout(world, other, group.id)
    expect(JSON.stringify(open)).not.toContain(world.people.abel.userId)
  })

  it('goes on where nothing is wrong, and may be reported again', async () => {
    const [lead, one, two] = await newPeople(world, 'Lead', 'One', 'Two')
    const group = await founded(world, lead)
    for (const person of [one, two]) await report(group, person)
    await settle(world, await staff(), group.id, [{ kind: 'dismiss' }])
    expect((await world.call(readGroup, { groupId: group.id }, one)).body.isArchived).toBe(false)
    expect((await report(group, one)).body).toEqual({ outcome: 'reported' })
  })

  it('that is taken away has no page and no meetings, and is found again when that is undone', async () => {
    const [lead, one] = await newPeople(world, 'Lead', 'One')
    const manager = await staff()
    const group = await founded(world, lead)
    await report(group, one)
    const { decisionId } = await decide(world, manager, group.id, [{ kind: 'remove' }], { rule: 'scam' })
    await takeEffect(world)
    const page = () => world.call(readGroup, { groupId: group.id }, one)
    expect((await page()).error.code).toBe('groups.not-found')
    expect((await report(group, one)).error.code).toBe('groups.not-found')
    const { status } = await world.db
      .selectFrom('user_report')
      .select('status')
      .where('subject_id', '=', group.id)
      .executeTakeFirstOrThrow()
    expect(status).toBe('upheld')
    if (decisionId) await world.call(undoDecisions, { decisionIds: [decisionId] }, manager)
    expect((await page()).body).toMatchObject({ isArchived: false, upcoming: [] })
  })

  it('that is hidden shows its events nowhere, and people without an account learn of the cancellation', async () => {
    const [lead, one] = await newPeople(world, 'Lead', 'One')
    const manager = await staff()
    const group = await founded(world, lead)
    const eventId = EventId.parse(group.upcoming[0]?.id)
    const email = 'registered@example.org'
    await world.call(registerForEvent, { eventId, name: 'Selam', email, language: 'en' })
    const mails = async () => (await world.outbox()).filter(({ to }) => to === email)
    const token = new URLSearchParams((await mails())[0]?.action_link?.split('?')[1]).get('token') ?? ''
    await world.call(confirmRegistration, { token })
    await report(group, one)
    await decide(world, manager, group.id, [{ kind: 'remove' }], { rule: 'scam' })
    await takeEffect(world)
    for (const reader of [null, one, lead])
      expect((await world.call(readEvent, { eventId }, reader)).error.code).toBe('groups.event-not-found')
    const again = { eventId, name: 'Abel', email: 'another@example.org', language: 'en' } as const
    expect((await world.call(registerForEvent, again)).error.code).toBe('groups.event-not-found')
    expect((await world.call(readRegistration, { token })).error.code).toBe('groups.registration-ended')
    for (const url of [`/events/${eventId}/event.ics`, `/groups/${group.id}/events.ics`])
      expect((await world.inject({ method: 'GET', url })).statusCode).toBe(404)
    expect((await mails()).at(-1)?.subject).toMatch(/is cancelled$/)
  })

  it('is hidden at once where somebody is threatened', async () => {
    const [lead, one] = await newPeople(world, 'Lead', 'One')
    const manager = await staff()
    const group = await founded(world, lead)
    await world.call(reportGroup, { groupId: group.id, report: { reason: 'threat', detail: null } }, one)
    expect((await world.call(readGroup, { groupId: group.id }, one)).error.code).toBe('groups.not-found')
    await settle(world, manager, group.id, [{ kind: 'dismiss' }])
    expect((await world.call(readGroup, { groupId: group.id }, one)).status).toBe(200)
  })
})
