import { describe, expect, it } from 'vitest'
import { listMonthEvents } from '#contract/groups/events/list-month-events.ts'
import { listGroupEvents } from '#contract/groups/events/list-group-events.ts'
import { readEvent } from '#contract/groups/events/read-event.ts'
import type { GroupFieldsInput } from '#contract/groups/group.ts'
import { listNearGroups } from '#contract/groups/list-near-groups.ts'
import { joinGroup } from '#contract/groups/members/join-group.ts'
import { listGroupMembers } from '#contract/groups/members/list-group-members.ts'
import { readGroup } from '#contract/groups/read-group.ts'
import { searchGroups } from '#contract/groups/search-groups.ts'
import { updateGroup } from '#contract/groups/update-group.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'
import { callEvent } from './events/groups.fixture.ts'
import { coffeeCircle, founded, joined } from './groups.fixture.ts'

// A group that needs approval says to everybody else in which city it is: no street, no link, nobody who is in it.

const world = freshWorld()

const VENUE = '12 Home Street, at my flat'
const LINK = 'https://meet.example.org/closed'
const ZIP = '20009'
/** The code as a whole number: ids may hold its digits by chance. */
const SECRETS = [VENUE, LINK, new RegExp(`\\b${ZIP}\\b`), 'Meron Haile']

let founders = 0

async function closed(changes: Partial<GroupFieldsInput> = {}) {
  const { meron } = world.people
  const sara = await world.newPerson(`Founder${++founders}`)
  const fields = { requiresApproval: true, locationZip: ZIP, repeatRule: null, ...changes } as const
  const group = await founded(world, sara, fields)
  await joined(world, group, meron, sara)
  const event = await callEvent(world, group.id, sara, {
    title: `Supper of ${group.id}`,
    venue: VENUE,
    url: LINK,
  })
  return { group, event, sara }
}

type Closed = Awaited<ReturnType<typeof closed>>

/** Everything that says something of a group to whoever asks. */
async function everythingAnswered(
  { group, event }: Pick<Closed, 'group' | 'event'>,
  as: Person | null,
): Promise<Map<string, string>> {
  const day = (days: number) =>
    new Date(world.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
  const here = { lat: 38.9, lng: -77.03 }
  const answered = new Map<string, string>()
  const record = async (name: string, answer: Promise<{ body: unknown }>) =>
    answered.set(name, JSON.stringify((await answer).body))
  const groupId = group.id
  await record('page', world.call(readGroup, { groupId }, as))
  await record('event', world.call(readEvent, { eventId: event.id }, as))
  await record('events', world.call(listGroupEvents, { groupId }, as))
  const month = { from: day(0), until: day(20), timeZone: 'America/New_York', ...here }
  await record('month', world.call(listMonthEvents, month, as))
  await record('near', world.call(listNearGroups, { ...here, limit: 50 }, as))
  await record('search', world.call(searchGroups, { ...here, radiusMiles: 50 }, as))
  for (const url of [
    `/groups/${groupId}`,
    `/events/${event.id}`,
    `/groups/${groupId}/events.ics`,
    `/events/${event.id}/event.ics`,
  ])
    answered.set(url, (await world.inject({ url, headers: { accept: '*/*' } })).body)
  return answered
}

describe('a group that needs approval', () => {
  it.each(['visitor', 'stranger', 'asked'] as const)('tells a %s its city and no more', async (who) => {
    const made = await closed()
    const person = who === 'visitor' ? null : await world.newPerson(`Who ${who}`)
    if (who === 'asked') await world.call(joinGroup, { groupId: made.group.id, answers: [] }, person)
    const answered = await everythingAnswered(made, person)
    for (const [name, text] of answered)
      for (const secret of SECRETS) expect.soft(text, `${name}: ${secret}`).not.toMatch(secret)
    for (const name of ['event', 'events', 'month', `/events/${made.event.id}/event.ics`])
      expect.soft(answered.get(name), name).toContain('Washington')
    const event = (await world.call(readEvent, { eventId: made.event.id }, person)).body
    expect(event).toMatchObject({ venue: 'Washington', isCityOnly: true, url: null, faces: [] })
    const members = await world.call(listGroupMembers, { groupId: made.group.id }, person)
    expect(members.error.code).toBe('groups.not-member')
  })

  it('tells its members all of it', async () => {
    const made = await closed()
    const { meron } = world.people
    const answered = await everythingAnswered(made, meron)
    for (const name of ['event', 'events', 'month', 'page', 'near']) {
      expect.soft(answered.get(name), name).toContain(VENUE)
    }
    expect(JSON.parse(answered.get('page') ?? '')).toMatchObject({ place: { city: 'Washington', zip: ZIP } })
    const event = (await world.call(readEvent, { eventId: made.event.id }, meron)).body
    expect(event).toMatchObject({ venue: VENUE, isCityOnly: false, url: LINK })
    const { items } = (await world.call(listGroupMembers, { groupId: made.group.id }, meron)).body
    expect(items.map(({ person }) => person.name)).toContain('Meron Haile')
  })

  it('is not for search engines, neither its page nor its events', async () => {
    const { group, event } = await closed()
    for (const url of [`/groups/${group.id}`, `/events/${event.id}`])
      expect((await world.inject({ url, headers: { accept: 'text/html' } })).body).toContain('noindex')
    const sitemaps = (await world.inject({ url: '/sitemap.xml' })).body
    const parts = [...sitemaps.matchAll(/<loc>[^<]*(\/sitemap[^<]*)<\/loc>/g)].map(([, path]) => path ?? '')
    for (const url of ['/sitemap.xml', ...parts]) {
      const { body } = await world.inject({ url })
      expect(body).not.toContain(group.id)
      expect(body).not.toContain(event.id)
    }
  })

  it('tells everybody again once it lets everybody in', async () => {
    const { group, event, sara } = await closed()
    const page = (await world.call(readGroup, { groupId: group.id }, sara)).body
    const fields = { ...coffeeCircle(world), repeatRule: null, locationZip: ZIP }
    const changed = await world.call(updateGroup, { groupId: group.id, version: page.version, fields }, sara)
    expect(changed.status).toBe(200)
    const open = (await world.call(readGroup, { groupId: group.id })).body
    expect(open.place?.zip).toBe(ZIP)
    const shown = (await world.call(readEvent, { eventId: event.id })).body
    expect(shown).toMatchObject({ venue: VENUE, isCityOnly: false, url: null })
  })
})
