import { describe, expect, it } from 'vitest'
import { createDatingProfile } from '#contract/dating/profile/create-dating-profile.ts'
import { deleteDatingProfile } from '#contract/dating/profile/delete-dating-profile.ts'
import { type DatingFieldsInput, WIDEST_FILTERS } from '#contract/dating/profile/profile.ts'
import { readDatingProfile } from '#contract/dating/profile/read-dating-profile.ts'
import { updateDatingFilters } from '#contract/dating/profile/update-dating-filters.ts'
import { updateDatingProfile } from '#contract/dating/profile/update-dating-profile.ts'
import { updateVisibility } from '#contract/dating/profile/update-visibility.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'
import {
  bornYearsAgo,
  type Dater,
  man,
  newDater,
  newPhotos,
  PLACES,
  sees,
  woman,
} from '#server/dating/dating.fixture.ts'

const world = freshWorld()

const SHOWN = { isPaused: false, isIncognito: false, hidesFromGroups: false, hidesFromConnections: false }

async function create(person: Person | null, more: Partial<DatingFieldsInput> = {}, photos = 3) {
  const photoIds = person ? await newPhotos(world, person, photos) : [uuidv7(), uuidv7(), uuidv7()]
  return world.call(createDatingProfile, { fields: { ...woman(world), photoIds, ...more } }, person)
}

const own = async (person: Person) => (await world.call(readDatingProfile, {}, person)).body.profile

async function update(dater: Dater, more: Partial<DatingFieldsInput>) {
  const { version, photos } = dater.profile
  const photoIds = photos.map(({ id }) => id)
  const answer = await world.call(
    updateDatingProfile,
    { version, fields: { ...woman(world), photoIds, ...more } },
    dater,
  )
  if (answer.status === 200) dater.profile = answer.body.profile
  return answer
}

describe('beginning to date', () => {
  it('asks a visitor to sign in', async () => {
    const profileless = [
      await create(null),
      await world.call(readDatingProfile, {}),
      await world.call(deleteDatingProfile, {}),
      await world.call(updateDatingFilters, { filters: WIDEST_FILTERS }),
      await world.call(updateVisibility, SHOWN),
      await world.call(updateDatingProfile, {
        version: 1,
        fields: { ...woman(world), photoIds: [uuidv7(), uuidv7(), uuidv7()] },
      }),
    ]
    for (const answer of profileless)
      expect(answer).toMatchObject({ status: 401, error: { code: 'auth.signed-out' } })
  })

  it.each([
    [17, 364, 'Number must be greater than or equal to 18'],
    [17, 0, 'Number must be greater than or equal to 18'],
    [101, 0, 'Number must be less than or equal to 100'],
  ])('is for nobody of %i years (and %i days)', async (years, days, message) => {
    const dateOfBirth = days === 0 ? bornYearsAgo(world, years) : bornYearsAgo(world, 18, 1)
    const answer = await create(world.people.sara, { dateOfBirth })
    expect(answer).toMatchObject({
      status: 400,
      error: { code: 'request.invalid', details: { fields: [{ path: 'fields.dateOfBirth', message }] } },
    })
    expect(await own(world.people.sara)).toBeNull()
  })

  it.each([
    ['words of 19 characters about oneself', { bio: 'x'.repeat(19) }],
    ['spaces about oneself', { bio: ' '.repeat(25) }],
    ['words of 19 characters and spaces about oneself', { bio: ` ${'x'.repeat(19)}    ` }],
    ['spaces between signs that nobody sees', { bio: `\u200b${' '.repeat(25)}\u200b` }],
    ['words of 501 characters about oneself', { bio: 'x'.repeat(501) }],
    ['a place of one character', { location: 'W' }],
    ['a height of 99', { height: 99 }],
    ['a height of 251', { height: 251 }],
    ['an unknown intention', { lookingFor: 'fun' }],
    ['an unknown kind of relationship', { relationshipType: 'none' }],
    ['nobody one looks for', { seeking: [] }],
    ['no language', { languages: [] }],
    ['the same interest twice', { interests: ['Coffee', 'coffee'] }],
    ['eleven interests', { interests: Array.from({ length: 11 }, (_, n) => `interest ${n}`) }],
    ['four cultural tags', { culturalTags: ['orthodox', 'fasting', 'eskista', 'holidays'] }],
    ['a day that is none', { dateOfBirth: '1995-02-30' }],
  ])('is refused with %s', async (_name, more) => {
    const answer = await create(world.people.sara, more as Partial<DatingFieldsInput>)
    expect(answer).toMatchObject({ status: 400, error: { code: 'request.invalid' } })
  })

  it.each([2, 6])('is refused with %i photos', async (count) => {
    expect((await create(world.people.sara, {}, count)).status).toBe(400)
  })

  it('takes nobody else’s photos, none for something else and none that is shown already', async () => {
    const mine = await newPhotos(world, world.people.sara, 3)
    const theirs = await newPhotos(world, world.people.abel, 1)
    await world.db
      .updateTable('media')
      .set({ purpose: 'listing' })
      .where('id', '=', mine[0] ?? '')
      .execute()
    for (const photoIds of [[...mine.slice(1), ...theirs], mine, [...mine.slice(1), uuidv7()]]) {
      const answer = await create(world.people.sara, { photoIds })
      expect(answer).toMatchObject({ status: 404, error: { code: 'media.not-found' } })
    }
    expect(await own(world.people.sara)).toBeNull()
  })

  it('needs a place that is known', async () => {
    const nowhere = { placeId: null, location: 'Qqqqqqqqq' }
    expect((await create(world.people.sara, nowhere)).error.code).toBe('dating.place-not-found')
    expect((await create(world.people.sara, { placeId: 1 })).error.code).toBe('dating.place-not-found')
  })

  it('takes a postal code of that city alone, and is found from where it lies', async () => {
    const seattle = { placeId: null, location: 'Seattle, WA' }
    for (const locationZip of ['00000', '20001', 'M5V', 'zip'])
      expect((await create(world.people.sara, { ...seattle, locationZip })).error.code).toBe(
        'geo.unknown-postal-code',
      )
    const dater = await newDater(world, woman(world))
    expect((await update(dater, { ...seattle, locationZip: '20001' })).error.code).toBe(
      'geo.unknown-postal-code',
    )
    expect((await update(dater, { ...seattle, locationZip: '98118-1234' })).status).toBe(200)
  })

  it('keeps what was told, awards the first badge, and shows nothing of the birthday, the position or the zip', async () => {
    const position = { lat: 38.91234, lng: -77.04321 }
    const { status, body } = await create(world.people.sara, {
      position,
      placeId: null,
      locationZip: '20001',
    })
    expect(status).toBe(201)
    expect(body.profile).toMatchObject({
      fullName: 'Sara Bekele',
      displayName: 'Genet',
      age: 28,
      height: null,
      placeId: null,
      badges: ['onboarding_complete'],
      verification: 'none',
      isPaused: false,
      filters: { ageMin: 22, ageMax: 35, maxDistance: 50 },
      likesLeft: 50,
      superLikesLeft: 1,
      version: 1,
    })
    expect(body.profile.photos).toHaveLength(3)
    expect(await own(world.people.sara)).toEqual(body.profile)
    const stored = JSON.stringify(await world.db.selectFrom('dating_profile').selectAll().execute())
    // as a whole number: the turn of a card is one by chance and may hold these digits
    for (const trace of [/38\.91234/, /77\.04321/, /\b20001\b/]) expect(stored).not.toMatch(trace)
    expect((await create(world.people.sara)).error.code).toBe('dating.profile-exists')
  })

  it('finds the city that is named in words', async () => {
    const abel = await newDater(world, { ...man(world), placeId: null, location: 'Silver Spring, MD' })
    expect(abel.profile.placeId).toBe(PLACES.silverSpring)
  })

  it('happens once, also when it is asked for many times at once', async () => {
    const liya = await world.newPerson('Liya')
    const answers = await Promise.all([0, 1, 2, 3].map(() => create(liya)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3)
  })
})

describe('changing one’s profile', () => {
  it('needs one, and the version one has seen', async () => {
    const nobody = await world.newPerson('Nobody')
    const photoIds = await newPhotos(world, nobody, 3)
    const fields = { ...woman(world), photoIds }
    const answer = await world.call(updateDatingProfile, { version: 1, fields }, nobody)
    expect(answer).toMatchObject({
      status: 404,
      error: { code: 'dating.nothing-to-update', message: 'No profile found to update' },
    })
    const dater = await newDater(world, woman(world))
    await update(dater, { bio: 'Something else about me, and longer.' })
    dater.profile = { ...dater.profile, version: 1 }
    expect((await update(dater, {})).error.code).toBe('dating.stale')
  })

  it('keeps to the same rules', async () => {
    const dater = await newDater(world, woman(world))
    expect((await update(dater, { bio: 'short' })).status).toBe(400)
    expect((await update(dater, { dateOfBirth: bornYearsAgo(world, 17) })).status).toBe(400)
  })

  it('changes photos and their order; those that go are gone', async () => {
    const dater = await newDater(world, woman(world))
    const [first, second, third] = dater.profile.photos.map(({ id }) => id)
    const [fourth] = await newPhotos(world, dater, 1)
    if (!first || !second || !third || !fourth) throw new Error('There are too few photos.')
    await update(dater, { photoIds: [third, fourth, first] })
    expect(dater.profile.photos.map(({ id }) => id)).toEqual([third, fourth, first])
    const left = await world.db.selectFrom('media').select('id').where('id', '=', second).execute()
    expect(left).toEqual([])
    expect(dater.profile.version).toBe(2)
  })
})

describe('the place', () => {
  const to = (lat: number) => ({ placeId: null, position: { lat, lng: -77 } })

  it('is changed twice a day and half an hour apart; within a cell it is none', async () => {
    const dater = await newDater(world, woman(world), to(38.9))
    expect((await update(dater, to(38.9001))).status).toBe(200)
    expect((await update(dater, to(39.9))).status).toBe(200)
    const early = await update(dater, to(40.9))
    expect(early).toMatchObject({ status: 429, error: { code: 'dating.place-too-often' } })
    await world.clock.advance(30 * 60 + 1)
    expect((await update(dater, to(40.9))).status).toBe(200)
    await world.clock.advance(3600)
    const third = await update(dater, to(41.9))
    expect(third).toMatchObject({ status: 429, error: { code: 'dating.place-too-often' } })
    const { until } = third.error.details as { until: string }
    await world.clock.advance((Date.parse(until) - world.clock.now().getTime()) / 1000 + 1)
    expect((await update(dater, to(41.9))).status).toBe(200)
  })

  it('is no other one in a new profile', async () => {
    const dater = await newDater(world, woman(world), to(10))
    for (const lat of [11, 12]) {
      await update(dater, to(lat))
      await world.clock.advance(1801)
    }
    await world.call(deleteDatingProfile, {}, dater)
    expect((await create(dater, to(13))).error.code).toBe('dating.place-too-often')
    expect((await create(dater, to(12))).status).toBe(201)
  })

  it('is refused where there is none', async () => {
    const dater = await newDater(world, woman(world))
    expect((await update(dater, to(91))).status).toBe(400)
  })
})

describe('who is shown', () => {
  it('is nobody without a profile', async () => {
    const nobody = await world.newPerson('Without')
    for (const answer of [
      await world.call(updateVisibility, SHOWN, nobody),
      await world.call(updateDatingFilters, { filters: WIDEST_FILTERS }, nobody),
      await world.call(deleteDatingProfile, {}, nobody),
    ])
      expect(answer).toMatchObject({ status: 404, error: { code: 'dating.no-profile' } })
    expect(await own(nobody)).toBeNull()
  })

  it('is nobody who pauses, until they go on', async () => {
    const [reader, shown] = [await newDater(world, man(world)), await newDater(world, woman(world))]
    expect(await sees(world, reader, shown)).toBe(true)
    await world.call(updateVisibility, { ...SHOWN, isPaused: true }, shown)
    expect(await sees(world, reader, shown)).toBe(false)
    await world.call(updateVisibility, SHOWN, shown)
    expect(await sees(world, reader, shown)).toBe(true)
  })

  it('keeps every switch', async () => {
    const dater = await newDater(world, woman(world))
    const all = { isPaused: true, isIncognito: true, hidesFromGroups: true, hidesFromConnections: true }
    expect((await world.call(updateVisibility, all, dater)).body.profile).toMatchObject(all)
    expect(await own(dater)).toMatchObject(all)
  })

  it.each([
    ['an age below 18', { ageMin: 17 }],
    ['ages that cross', { ageMin: 40, ageMax: 30 }],
    ['a distance between the steps', { maxDistance: 7 }],
    ['too far', { maxDistance: 205 }],
    ['an unknown language', { languages: ['sv'] }],
  ])('is not filtered by %s', async (_name, more) => {
    const filters = { ...WIDEST_FILTERS, ...more } as typeof WIDEST_FILTERS
    const dater = await newDater(world, woman(world))
    expect((await world.call(updateDatingFilters, { filters }, dater)).status).toBe(400)
  })

  it('keeps filters with the account', async () => {
    const dater = await newDater(world, woman(world))
    const filters = {
      ...WIDEST_FILTERS,
      ageMin: 30,
      languages: ['ti'],
      interests: ['hiking'],
      verifiedOnly: true,
    } as const
    await world.call(
      updateDatingFilters,
      { filters: { ...filters, languages: [...filters.languages], interests: [...filters.interests] } },
      dater,
    )
    expect((await own(dater))?.filters).toEqual(filters)
  })
})
