import type { z } from 'zod'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Group, GroupFieldsInput } from '#contract/groups/group.ts'
import { listNearGroups } from '#contract/groups/list-near-groups.ts'
import { listOwnGroups } from '#contract/groups/list-own-groups.ts'
import { type GroupFilters, searchGroups } from '#contract/groups/search-groups.ts'
import { archiveGroup } from '#contract/groups/archive-group.ts'
import { blockUser } from '#contract/safety/block-user.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'
import { founded, joined, newPeople, onlineCircle } from './groups.fixture.ts'

const world = freshWorld()
const WASHINGTON = { lat: 38.9, lng: -77.03 }
const search = async (
  asked: Partial<z.input<typeof GroupFilters>> & { page?: number; pageSize?: number },
  person: Person | null = null,
) => (await world.call(searchGroups, { ...WASHINGTON, ...asked }, person)).body
const titles = async (asked: Parameters<typeof search>[0], person: Person | null = null) =>
  (await search(asked, person)).items.map(({ title }) => title)

/** A meeting so many days from now. */
async function meets(group: Group, days: number, hours = 1): Promise<void> {
  const starts = new Date(world.clock.now().getTime() + days * 86_400_000)
  const series = uuidv7()
  const common = {
    group_id: group.id,
    starts_at: starts,
    time_zone: 'America/New_York',
    title: 'Meeting',
    venue: 'Meridian Hill Park',
  }
  await world.db
    .insertInto('group_event_series')
    .values({
      ...common,
      id: series,
      duration: 60,
      written_until: starts,
      created_at: starts,
      updated_at: starts,
    })
    .execute()
  await world.db
    .insertInto('group_event')
    .values({
      ...common,
      id: uuidv7(),
      series_id: series,
      planned_at: starts,
      ends_at: new Date(starts.getTime() + hours * 3_600_000),
      updated_at: starts,
    })
    .execute()
}

const named: Record<string, Group> = {}
const CITIES: Record<string, Partial<GroupFieldsInput>> = {
  'Coffee ceremony': { description: 'Three rounds.', categoryId: 'coffee' },
  'ቡና እና ወግ': { description: 'ቅዳሜ እንገናኛለን።', categoryId: 'culture' },
  'Alexandria runners': {
    locationCity: 'Alexandria',
    locationState: 'VA',
    categoryId: 'sports',
    description: 'We run.',
  },
  'Baltimore readers': {
    locationCity: 'Baltimore',
    locationState: 'MD',
    categoryId: 'books',
    description: 'We read.',
  },
  'Stockholm choir': {
    locationCity: 'Stockholm',
    locationState: 'Stockholm',
    categoryId: 'faith',
    description: 'We sing.',
  },
  'Hybrid coders': {
    categoryId: 'tech',
    onlineUrl: 'https://meet.example.org/code',
    description: 'We code.',
  },
}

beforeAll(async () => {
  const [one, two] = await newPeople(world, 'Founder', 'Founder')
  for (const [title, fields] of Object.entries(CITIES)) {
    await world.clock.advance(60)
    named[title] = await founded(world, Object.keys(named).length % 2 ? one : two, { ...fields, title })
  }
  await world.clock.advance(60)
  named['Amharic online'] = await founded(world, one, {
    ...onlineCircle(world),
    title: 'Amharic online',
    description: 'We talk.',
  })
  await world.db.deleteFrom('group_event_series').execute()
}, 60_000)

describe('searching groups', () => {
  it('refuses half a position, a page too far and a day that is none', async () => {
    for (const asked of [
      { lng: undefined },
      { page: 51 },
      { day: 'never' },
      { radiusMiles: 0 },
      { timeZone: 'X' },
    ])
      expect((await world.call(searchGroups, { ...WASHINGTON, ...asked } as never)).status).toBe(400)
  })

  it('finds what lies within 18 miles, with distances, and counts it', async () => {
    const found = await search({ sort: 'distance' })
    expect(found).toMatchObject({ count: 4, capped: false, hasMore: false, shown: 'matches' })
    const last = found.items.at(-1)
    expect(last).toMatchObject({ title: 'Alexandria runners', place: { city: 'Alexandria' } })
    expect(last?.distanceMiles).toBeGreaterThan(4)
    expect(last?.distanceMiles).toBeLessThan(9)
    expect(await titles({ radiusMiles: 50 })).toContain('Baltimore readers')
    expect(await titles({ radiusMiles: -1 })).toHaveLength(7)
  })

  it('narrows by kind, category and day', async () => {
    expect(await titles({ type: 'hybrid' })).toEqual(['Hybrid coders'])
    expect(await titles({ type: 'online' })).toEqual(['Amharic online'])
    expect(await titles({ type: 'in_person' })).not.toContain('Hybrid coders')
    expect(await titles({ categoryIds: ['sports', 'tech'], sort: 'newest' })).toEqual([
      'Hybrid coders',
      'Alexandria runners',
    ])
    expect(await search({ categoryIds: ['support'] })).toMatchObject({
      items: [],
      count: 0,
      shown: 'matches',
    })
  })

  it('goes by words in both scripts, and by other words for the same', async () => {
    for (const q of ['buna', 'bunna', 'ቡና', 'coffee'])
      expect(await titles({ q }), q).toEqual(expect.arrayContaining(['Coffee ceremony', 'ቡና እና ወግ']))
    expect(await titles({ q: 'alexan' })).toEqual(['Alexandria runners'])
    expect(await titles({ q: 'soccer' })).toEqual([])
    expect(await titles({ q: '!!!' })).toEqual([])
    expect(await titles({ q: 'coffee ceremony', sort: 'relevance' })).toHaveLength(1)
  })

  it('knows the days of the reader’s zone', async () => {
    const runners = named['Alexandria runners'] as Group
    const coders = named['Hybrid coders'] as Group
    await meets(runners, 1)
    await meets(coders, 5)
    // a zone in which it is the middle of the day now
    const hour = world.clock.now().getUTCHours()
    const offset = 12 - hour
    const timeZone = offset === 0 ? 'UTC' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`
    expect(await titles({ day: 'tomorrow', timeZone })).toEqual(['Alexandria runners'])
    expect(await titles({ day: 'today', timeZone })).toEqual([])
    expect(await titles({ day: 'next_7', timeZone, sort: 'newest' })).toEqual([
      'Hybrid coders',
      'Alexandria runners',
    ])
    const [card] = (await search({ day: 'tomorrow', timeZone })).items
    expect(Date.parse(card?.nextStartsAt ?? '')).toBeGreaterThan(world.clock.now().getTime())
  })

  it('pages by number', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((page) => search({ radiusMiles: -1, pageSize: 3, sort: 'newest', page })),
    )
    expect(pages.map(({ items, hasMore }) => [items.length, hasMore])).toEqual([
      [3, true],
      [3, true],
      [1, false],
    ])
    expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(7)
  })

  it('shows the newest where nothing was asked for and nothing lies', async () => {
    const nowhere = { lat: -60, lng: 100 }
    const found = await search(nowhere)
    expect(found).toMatchObject({ shown: 'newest', count: 7 })
    expect(found.items[0]?.title).toBe('Amharic online')
    expect(await search({ ...nowhere, day: 'today' })).toMatchObject({ shown: 'matches', count: 0 })
  })

  it('shows the newest too where the search fails', async () => {
    const read = world.platform.hot.read.bind(world.platform.hot)
    const spy = vi
      .spyOn(world.platform.hot, 'read')
      .mockImplementation((query, values) =>
        query.name === 'groups.search'
          ? Promise.reject(new Error('The function is gone.'))
          : read(query, values),
      )
    const newest = await search({ type: 'hybrid', q: 'coffee', pageSize: 2 })
    expect(newest).toMatchObject({ shown: 'newest', count: 7, capped: false, hasMore: true })
    expect(newest.items.map(({ title }) => title)).toEqual(['Amharic online', 'Hybrid coders'])
    expect(newest.items[1]?.distanceMiles).toBeLessThan(2)
    const last = await search({ pageSize: 2, page: 4 })
    expect(last).toMatchObject({ hasMore: false, items: [{ title: 'Coffee ceremony' }] })
    spy.mockRestore()
  })

  it('leaves out what has ended and what a block hides', async () => {
    const [lead, reader] = await newPeople(world, 'Lead', 'Reader')
    const group = await founded(world, lead, { title: 'Zewditu circle' })
    expect(await titles({ q: 'zewditu' }, reader)).toEqual(['Zewditu circle'])
    await world.call(blockUser, { userId: lead.userId }, reader)
    expect(await titles({ q: 'zewditu' }, reader)).toEqual([])
    expect(await titles({ q: 'zewditu' })).toEqual(['Zewditu circle'])
    await world.call(archiveGroup, { groupId: group.id }, lead)
    expect(await titles({ q: 'zewditu' })).toEqual([])
  })
})

describe('groups near by', () => {
  it('come nearest first, then those without a place, and no farther than 500 miles', async () => {
    const list = async (limit: number, cursor?: string) =>
      (await world.call(listNearGroups, { ...WASHINGTON, limit, ...(cursor !== undefined && { cursor }) }))
        .body
    const all = await list(50)
    expect(all.items.map(({ title }) => title)).not.toContain('Stockholm choir')
    expect(all.items.slice(-3).map(({ title }) => title)).toEqual([
      'Alexandria runners',
      'Baltimore readers',
      'Amharic online',
    ])
    expect(all.items.at(-1)?.distanceMiles).toBeNull()
    const runners = all.items.find(({ title }) => title === 'Alexandria runners')
    expect(runners?.upcoming).toMatchObject([
      { title: 'Meeting', venue: 'Meridian Hill Park', isOnline: false },
    ])
    const paged: string[] = []
    let cursor: string | undefined
    do {
      const { items, nextCursor } = await list(2, cursor)
      paged.push(...items.map(({ id }) => id))
      cursor = nextCursor ?? undefined
    } while (cursor !== undefined)
    expect(paged).toEqual(all.items.map(({ id }) => id))
    expect((await world.call(listNearGroups, { ...WASHINGTON, cursor: 'x' })).error.code).toBe(
      'request.invalid',
    )
    expect((await world.call(listNearGroups, { lat: 91, lng: 0 })).status).toBe(400)
  })
})

describe('one’s own groups', () => {
  it('are those that one is in or waits for, latest first', async () => {
    const [person] = await newPeople(world, 'Member')
    expect((await world.call(listOwnGroups, {})).error.code).toBe('auth.signed-out')
    expect((await world.call(listOwnGroups, {}, person)).body).toEqual({ items: [], nextCursor: null })
    for (const title of ['Coffee ceremony', 'Hybrid coders', 'Baltimore readers']) {
      await world.clock.advance(1)
      await joined(world, named[title] as Group, person)
    }
    const list = async (cursor?: string) =>
      (await world.call(listOwnGroups, { limit: 2, ...(cursor !== undefined && { cursor }) }, person)).body
    const first = await list()
    const second = await list(first.nextCursor ?? '')
    expect([...first.items, ...second.items].map(({ group }) => group.title)).toEqual([
      'Baltimore readers',
      'Hybrid coders',
      'Coffee ceremony',
    ])
    expect(first.items[0]).toMatchObject({ role: 'member', status: 'active' })
  })
})
