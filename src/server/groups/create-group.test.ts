import { describe, expect, it } from 'vitest'
import { createGroup } from '#contract/groups/create-group.ts'
import { GROUP_LIMITS, type GroupFieldsInput } from '#contract/groups/group.ts'
import { listGroupCategories } from '#contract/groups/list-group-categories.ts'
import { readGroup } from '#contract/groups/read-group.ts'
import { listThreads } from '#contract/messaging/threads/list-threads.ts'
import { MediaId } from '#contract/media/picture.ts'
import { freshWorld } from '#server/testing/world.ts'
import { coffeeCircle, founded, newBanner, onlineCircle } from './groups.fixture.ts'

const world = freshWorld()
const create = (changes: Partial<GroupFieldsInput>, person = world.people.sara) =>
  world.call(createGroup, { ...coffeeCircle(world), ...changes }, person)

describe('founding a group', () => {
  it('is for people who signed in and have a profile', async () => {
    expect((await world.call(createGroup, coffeeCircle(world))).error.code).toBe('auth.signed-out')
    const stranger = await world.newPerson('Nobody')
    await world.db.deleteFrom('profile').where('user_id', '=', stranger.userId).execute()
    expect((await create({}, stranger)).error.code).toBe('profiles.not-found')
  })

  it('needs what the dialog asks for', async () => {
    const bad: [Partial<GroupFieldsInput>, string][] = [
      [{ title: '' }, 'title'],
      [{ title: 'ሀ'.repeat(GROUP_LIMITS.titleMax + 1) }, 'title'],
      [{ description: 'x'.repeat(GROUP_LIMITS.descriptionMax + 1) }, 'description'],
      [{ locationCity: null }, 'locationCity'],
      [{ locationState: null }, 'locationState'],
      [{ meetingType: 'online', onlineUrl: null }, 'onlineUrl'],
      [{ onlineUrl: 'javascript:alert(1)' }, 'onlineUrl'],
      [{ endDate: coffeeCircle(world).startDate }, 'endDate'],
      [{ startDate: '' }, 'startDate'],
      [{ timezone: 'Mars/Olympus' }, 'timezone'],
      [{ maxMembers: GROUP_LIMITS.maxMembersMax + 1 }, 'maxMembers'],
      [{ questions: ['a', 'b', 'c', 'd'] }, 'questions'],
    ]
    for (const [changes, path] of bad) {
      const { status, error } = await create(changes)
      expect(status, path).toBe(400)
      expect(JSON.stringify(error.details)).toContain(`"${path}"`)
    }
  })

  it('needs a category and a city that are known, and a banner of one’s own', async () => {
    expect((await create({ categoryId: 'astronauts' })).error.code).toBe('groups.category-not-found')
    expect((await create({ locationCity: 'Atlantis' })).error).toMatchObject({
      code: 'groups.place-not-found',
      details: { city: 'Atlantis' },
    })
    const bannerId = MediaId.parse(await newBanner(world, world.people.abel))
    expect((await create({ bannerId })).error.code).toBe('media.not-found')
    expect(await world.db.selectFrom('community_group').selectAll().execute()).toEqual([])
  })

  it('puts the founder at its head, in its chat and on its page', async () => {
    const { sara, abel } = world.people
    const bannerId = MediaId.parse(await newBanner(world, sara))
    const group = await founded(world, sara, { bannerId, tags: ['buna', 'buna'], rules: '' })
    expect(group).toMatchObject({
      title: 'Saturday coffee circle',
      meetingType: 'in_person',
      place: { city: 'Washington', state: 'DC', zip: null, country: 'US', cityAm: 'ዋሽንግተን' },
      memberCount: 1,
      maxMembers: 50,
      banner: { id: bannerId },
      category: { id: 'coffee', iconName: 'Coffee' },
      tags: ['buna'],
      rules: null,
      admin: { userId: sara.userId },
      membership: {
        role: 'group_admin',
        status: 'active',
        mayApprove: true,
        mayModerate: true,
        mayEdit: true,
      },
      requests: 0,
      version: 1,
      isArchived: false,
    })
    const threads = (await world.call(listThreads, {}, sara)).body.items
    expect(threads).toMatchObject([{ id: group.threadId, kind: 'group', subjectId: group.id, role: 'owner' }])
    const seen = (await world.call(readGroup, { groupId: group.id }, abel)).body
    expect(seen).toMatchObject({
      title: group.title,
      threadId: null,
      requests: null,
      membership: { status: null, role: 'member', mayApprove: false, mayEdit: false },
    })
    expect((await world.call(readGroup, { groupId: group.id })).body.membership).toBeNull()
  })

  it('is hybrid with a link, and shows the link to members alone', async () => {
    const { sara, abel } = world.people
    const group = await founded(world, sara, { onlineUrl: 'https://meet.example.org/buna' })
    expect(group).toMatchObject({ meetingType: 'hybrid', onlineUrl: 'https://meet.example.org/buna' })
    const seen = (await world.call(readGroup, { groupId: group.id }, abel)).body
    expect(seen).toMatchObject({ meetingType: 'hybrid', onlineUrl: null })
  })

  it('has no place when it meets online only, whatever was filled in before', async () => {
    const group = await founded(world, world.people.sara, {
      ...onlineCircle(world),
      locationCity: 'Washington',
      locationState: 'DC',
    })
    expect(group).toMatchObject({ meetingType: 'online', place: null, point: null, placeId: null })
  })

  it('finds the city by state name or code, or takes the one that was chosen', async () => {
    const abel = await world.newPerson('Founder')
    const states = [
      ['Alexandria', 'Virginia', 'US'],
      ['Alexandria', 'VA', 'US'],
      ['London', 'England', 'GB'],
      ['Stockholm', 'Stockholms län', 'SE'],
    ] as const
    for (const [locationCity, locationState, country] of states) {
      const { place } = await founded(world, abel, { locationCity, locationState })
      expect(place).toMatchObject({ city: locationCity, state: locationState, country })
    }
    expect((await create({ locationCity: 'Stockholm', locationState: 'Virginia' }, abel)).error.code).toBe(
      'groups.place-not-found',
    )
  })

  it('ends for a day at the fifth', async () => {
    const person = await world.newPerson('Eager')
    for (let nth = 0; nth < GROUP_LIMITS.foundedPerDay; nth++) await founded(world, person)
    expect((await create({}, person)).error).toMatchObject({
      code: 'groups.too-many',
      details: { limit: GROUP_LIMITS.foundedPerDay },
    })
    await world.clock.advance(86_400)
    expect((await create({}, person)).status).toBe(201)
  })
})

describe('categories', () => {
  it('come by label, in both languages', async () => {
    const { items } = (await world.call(listGroupCategories, {})).body
    expect(items).toHaveLength(13)
    expect(items[0]).toEqual({
      id: 'arts',
      label: 'Arts & Crafts',
      labelAm: 'ኪነ ጥበብና ዕደ ጥበብ',
      iconName: 'Palette',
    })
    expect(items.map(({ label }) => label)).toEqual(items.map(({ label }) => label).toSorted())
  })
})
