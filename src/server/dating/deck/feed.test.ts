import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { blockDatingProfile } from '#contract/dating/reports/block-dating-profile.ts'
import { type FeedInput, listDatingFeed } from '#contract/dating/deck/list-dating-feed.ts'
import { DATING_LIMITS, type OwnDatingProfile } from '#contract/dating/profile/profile.ts'
import { readDatingProfile } from '#contract/dating/profile/read-dating-profile.ts'
import { resetDeck } from '#contract/dating/deck/reset-deck.ts'
import { revokePass } from '#contract/dating/deck/revoke-pass.ts'
import { updateDatingProfile } from '#contract/dating/profile/update-dating-profile.ts'
import { swipeProfile } from '#contract/dating/deck/swipe-profile.ts'
import { updateVisibility } from '#contract/dating/profile/update-visibility.ts'
import { removeConnection } from '#contract/networking/connections/remove-connection.ts'
import { requestConnection } from '#contract/networking/connections/request-connection.ts'
import { blockUser } from '#contract/safety/block-user.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { freshWorld } from '#server/testing/world.ts'
import { datingCell } from './cell-policy.ts'
import {
  bornYearsAgo,
  type Dater,
  deckOf,
  filter,
  groupOf,
  man,
  newDater,
  PLACES,
  sees,
  swipe,
  woman,
} from '#server/dating/dating.fixture.ts'

const world = freshWorld()
type FeedAsked = z.input<typeof FeedInput>

/** Two somewhere where nobody else is. */
let island = 0
async function pair(
  hers: Parameters<typeof newDater>[2] = {},
  his: Parameters<typeof newDater>[2] = {},
): Promise<{ she: Dater; he: Dater }> {
  const here = { placeId: null, position: { lat: -60 + 4 * island++, lng: -140 } }
  const she = await newDater(world, woman(world), { ...here, ...hers })
  const he = await newDater(world, man(world), { ...here, ...his })
  return { she, he }
}
const seeEachOther = async ({ she, he }: { she: Dater; he: Dater }) => [
  await sees(world, she, he),
  await sees(world, he, she),
]

describe('the deck', () => {
  it('is for those who date', async () => {
    expect(await world.call(listDatingFeed, {})).toMatchObject({ status: 401 })
    for (const answer of [
      await world.call(listDatingFeed, {}, world.people.sara),
      await world.call(resetDeck, {}, world.people.sara),
      await world.call(revokePass, {}, world.people.sara),
    ])
      expect(answer).toMatchObject({ status: 404, error: { code: 'dating.no-profile' } })
    expect(await world.call(resetDeck, {})).toMatchObject({ status: 401 })
    expect(await world.call(revokePass, {})).toMatchObject({ status: 401 })
  })

  it('rests while one is paused', async () => {
    const { she } = await pair()
    const paused = { isPaused: true, isIncognito: false, hidesFromGroups: false, hidesFromConnections: false }
    await world.call(updateVisibility, paused, she)
    expect((await world.call(listDatingFeed, {}, she)).error.code).toBe('dating.paused')
  })

  it('refuses ids that are none, and a heap of them', async () => {
    const { she } = await pair()
    expect((await world.call(listDatingFeed, { except: ['x'] }, she)).status).toBe(400)
    const except = Array.from({ length: 41 }, () => uuidv7())
    expect((await world.call(listDatingFeed, { except }, she)).status).toBe(400)
  })

  it('shows what is meant to be shown, and not the person behind it', async () => {
    const { she, he } = await pair()
    const { body } = await world.call(listDatingFeed, {}, he)
    expect(body.nextLookAt).toBeNull()
    const [card] = body.items
    expect(card).toMatchObject({
      id: she.profile.id,
      displayName: 'Genet',
      age: 28,
      city: 'Washington',
      distance: 'under_5',
      badges: ['onboarding_complete'],
      height: null,
    })
    expect(card?.photos.map(({ id }) => id)).toEqual(she.profile.photos.map(({ id }) => id))
    const text = JSON.stringify(body)
    expect(text).not.toContain('"access":"@')
    for (const secret of [she.userId, she.fullName, she.email, she.profile.dateOfBirth, '"lat"', '"cell"'])
      expect(text).not.toContain(secret)
  })

  it('says when to look again when nobody is left, and leaves out those in hand', async () => {
    const { she, he } = await pair()
    const { body } = await world.call(listDatingFeed, { except: [he.profile.id] }, she)
    expect(body).toEqual({ items: [], nextLookAt: expect.stringMatching(/T\d\d:00:00\.000Z$/) })
  })

  it('has at most twenty, in an order of its own for everybody', async () => {
    const here = { placeId: null, position: { lat: 64, lng: 20 } }
    const readers = [await newDater(world, man(world), here), await newDater(world, man(world), here)]
    for (let n = 0; n < 24; n++) await newDater(world, woman(world), here)
    const orders = await Promise.all(
      readers.map(async (reader) => (await deckOf(world, reader)).map(({ id }) => id)),
    )
    const [one = [], other = []] = orders
    expect(one).toHaveLength(DATING_LIMITS.feedSize)
    expect(one).not.toEqual(other)
    const [reader] = readers
    if (!reader) throw new Error('Nobody reads.')
    expect((await deckOf(world, reader)).map(({ id }) => id)).toEqual(one)
    const rest = (await deckOf(world, reader, one)).map(({ id }) => id)
    expect(rest).toHaveLength(4)
    expect(one.filter((id) => rest.includes(id))).toEqual([])
    await world.clock.advance(86_400)
    expect((await deckOf(world, reader)).map(({ id }) => id)).not.toEqual(one)
  })
})

describe('filters of a call', () => {
  const found = async (person: Dater, input: FeedAsked) =>
    (await world.call(listDatingFeed, input, person)).body.items.map(({ id }) => id)

  it('are 18 to 50 and 50 miles where it names none, and are kept nowhere', async () => {
    const { she, he } = await pair({ dateOfBirth: bornYearsAgo(world, 45, -40) })
    const hers = [she.profile.id]
    expect(await found(he, {})).toEqual(hers)
    expect(await found(he, { saved: true })).toEqual([])
    for (const fitting of [{ ageMin: 45, ageMax: 45 }, { languages: ['ti', 'am'] }, { activeRecently: true }])
      expect(await found(he, fitting)).toEqual(hers)
    for (const other of [
      { ageMax: 44 },
      { languages: ['ti'] },
      { interests: ['yoga'] },
      { verifiedOnly: true },
    ])
      expect(await found(he, other)).toEqual([])
    const { body } = await world.inject({ url: '/api/dating/feed?languages=ti,am&interests=coffee', as: he })
    expect(body).toContain(she.profile.id)
    const stored = (await world.call(readDatingProfile, {}, he)).body.profile?.filters
    expect(stored).toMatchObject({ ageMin: 22, ageMax: 35, maxDistance: 50 })
  })

  it('reach as far as they say, as far as the other one does', async () => {
    const { she, he } = await pair(
      { placeId: null, position: { lat: 33, lng: 10 } },
      { placeId: null, position: { lat: 34, lng: 10 } },
    )
    expect(await found(he, { maxDistance: 100 })).toEqual([])
    await filter(world, she, { maxDistance: 100 })
    expect(await found(he, { maxDistance: 100 })).toEqual([she.profile.id])
    expect(await found(he, {})).toEqual([])
  })

  it('are refused beyond the sliders', async () => {
    const { he } = await pair()
    const wrong = [
      { ageMin: 17 },
      { ageMax: 66 },
      { ageMin: 40, ageMax: 30 },
      { maxDistance: 7 },
      { maxDistance: 205 },
      { languages: ['xx'] },
    ]
    for (const input of wrong) expect((await world.call(listDatingFeed, input, he)).status).toBe(400)
  })
})

describe('whom it shows', () => {
  it('those who look for each other', async () => {
    expect(await seeEachOther(await pair())).toEqual([true, true])
    expect(await seeEachOther(await pair({ seeking: ['woman'] }))).toEqual([false, false])
    expect(await seeEachOther(await pair({ seeking: ['woman', 'man', 'nonbinary'] }))).toEqual([true, true])
  })

  it('those of an age that suits both, up to the last day of it', async () => {
    const both = await pair(
      { dateOfBirth: bornYearsAgo(world, 35, 1) },
      { dateOfBirth: bornYearsAgo(world, 22) },
    )
    expect(await seeEachOther(both)).toEqual([true, true])
    await filter(world, both.she, { ageMin: 23 })
    expect(await seeEachOther(both)).toEqual([false, false])
    const old = await pair({ dateOfBirth: bornYearsAgo(world, 80) })
    expect(await seeEachOther(old)).toEqual([false, false])
    await filter(world, old.he, { ageMin: 60, ageMax: 65 })
    expect(await seeEachOther(old)).toEqual([true, true])
    await filter(world, old.he, { ageMin: 60, ageMax: 64 })
    expect(await seeEachOther(old)).toEqual([false, false])
  })

  it('those near enough for both, and says so in steps', async () => {
    const both = await pair(
      { placeId: null, position: { lat: 30, lng: 10 } },
      { placeId: null, position: { lat: 31, lng: 10 } },
    )
    expect(await seeEachOther(both)).toEqual([false, false])
    await filter(world, both.she, { maxDistance: 100 })
    expect(await seeEachOther(both)).toEqual([false, false])
    await filter(world, both.he, { maxDistance: 70 })
    expect(await seeEachOther(both)).toEqual([true, true])
    expect((await deckOf(world, both.he))[0]?.distance).toBe('under_100')
    const across = await pair(
      { placeId: null, position: { lat: 5, lng: 179.98 } },
      { placeId: null, position: { lat: 5, lng: -179.98 } },
    )
    expect((await deckOf(world, across.he))[0]?.distance).toBe('under_5')
  })

  it.each<[string, Partial<OwnDatingProfile['filters']>, Partial<OwnDatingProfile['filters']>]>([
    ['language', { languages: ['ti'] }, { languages: ['ti', 'am'] }],
    ['interest', { interests: ['yoga'] }, { interests: ['yoga', 'coffee'] }],
  ])('those who suit by %s, which holds both ways', async (_name, narrow, wide) => {
    const both = await pair()
    await filter(world, both.he, narrow)
    await filter(world, both.she, {})
    expect(await seeEachOther(both)).toEqual([false, false])
    await filter(world, both.he, wide)
    expect(await seeEachOther(both)).toEqual([true, true])
  })

  it('those whom staff have compared with their photos, where that is wanted', async () => {
    const both = await pair()
    await filter(world, both.he, { verifiedOnly: true })
    await filter(world, both.she, {})
    expect(await seeEachOther(both)).toEqual([false, false])
    await world.db
      .updateTable('dating_profile')
      .set({ verified_at: world.clock.now() })
      .where('user_id', '=', both.she.userId)
      .execute()
    expect((await deckOf(world, both.he))[0]?.badges).toEqual(['onboarding_complete', 'verified_photo'])
    expect(await sees(world, both.she, both.he)).toBe(true)
  })

  it('those who were here lately, where that is wanted', async () => {
    const both = await pair()
    await filter(world, both.he, { activeRecently: true })
    expect(await sees(world, both.he, both.she)).toBe(true)
    await world.clock.advance(15 * 86_400)
    expect(await sees(world, both.he, both.she)).toBe(false)
    // whoever looks is here
    expect(await sees(world, both.she, both.he)).toBe(true)
    expect(await sees(world, both.he, both.she)).toBe(true)
  })

  it('nobody who blocks, nor who was blocked here', async () => {
    const both = await pair()
    await world.call(blockUser, { userId: both.he.userId }, both.she)
    expect(await seeEachOther(both)).toEqual([true, false])
    const carded = await pair()
    await world.call(blockDatingProfile, { profileId: carded.he.profile.id }, carded.she)
    expect(await seeEachOther(carded)).toEqual([false, false])
  })

  it('nobody incognito but to those whom they liked', async () => {
    const both = await pair()
    const incognito = {
      isPaused: false,
      isIncognito: true,
      hidesFromGroups: false,
      hidesFromConnections: false,
    }
    await world.call(updateVisibility, incognito, both.she)
    expect(await seeEachOther(both)).toEqual([true, false])
    await swipe(world, both.she, both.he)
    expect(await sees(world, both.he, both.she)).toBe(true)
  })

  it('nobody of the same groups who hides from them', async () => {
    const both = await pair()
    const groupId = await groupOf(world, both.she.userId, both.he.userId)
    expect(await seeEachOther(both)).toEqual([true, true])
    const hiding = { isPaused: false, isIncognito: false, hidesFromGroups: true, hidesFromConnections: false }
    await world.call(updateVisibility, hiding, both.he)
    await world.clock.advance(86_400)
    expect(await seeEachOther(both)).toEqual([false, true])
    // nor does whoever knows the card from before get at it
    const known = await world.call(
      swipeProfile,
      { profileId: both.he.profile.id, direction: 'right' },
      both.she,
    )
    expect(known.error.code).toBe('dating.not-found')
    await world.db
      .updateTable('group_member')
      .set({ status: 'left' })
      .where('group_id', '=', groupId)
      .where('user_id', '=', both.she.userId)
      .execute()
    expect(await seeEachOther(both)).toEqual([true, true])
  })

  it('none of their connections who hides from them', async () => {
    const both = await pair()
    await world.call(requestConnection, { userId: both.he.userId }, both.she)
    await world.call(requestConnection, { userId: both.she.userId }, both.he)
    expect(await seeEachOther(both)).toEqual([true, true])
    const hiding = { isPaused: false, isIncognito: false, hidesFromGroups: false, hidesFromConnections: true }
    await world.call(updateVisibility, hiding, both.she)
    await world.clock.advance(86_400)
    expect(await seeEachOther(both)).toEqual([true, false])
    const known = await world.call(
      swipeProfile,
      { profileId: both.she.profile.id, direction: 'right' },
      both.he,
    )
    expect(known.error.code).toBe('dating.not-found')
    await world.call(removeConnection, { userId: both.she.userId }, both.he)
    expect(await seeEachOther(both)).toEqual([true, true])
  })
})

describe('where somebody is', () => {
  it('shows no more than the cell: order and presence are the same from every point of it', async () => {
    const others: Dater[] = []
    for (const place of [PLACES.washington, PLACES.silverSpring])
      others.push(await newDater(world, man(world), { placeId: place }))
    const from = { lat: 38.9151, lng: -77.0171 }
    const moving = await newDater(world, woman(world), {
      placeId: null,
      position: from,
    })
    const answers = async () => {
      const bodies: string[] = []
      for (const reader of others)
        for (const maxDistance of [5, 10, 25, 50]) {
          await filter(world, reader, { maxDistance })
          bodies.push((await world.inject({ url: '/api/dating/feed?saved=true', as: reader })).body)
        }
      return bodies
    }
    const before = await answers()
    expect(before.some((body) => body.includes(moving.profile.id))).toBe(true)
    const elsewhere = { lat: 38.9199, lng: -77.0099 }
    expect(datingCell(elsewhere)).toEqual(datingCell(from))
    const { version, photos } = moving.profile
    const fields = {
      ...woman(world),
      placeId: null,
      position: elsewhere,
      photoIds: photos.map(({ id }) => id),
    }
    expect((await world.call(updateDatingProfile, { version, fields }, moving)).status).toBe(200)
    expect(await answers()).toEqual(before)
  })
})

describe('what was passed', () => {
  const canUndo = async (person: Dater) =>
    (await world.call(readDatingProfile, {}, person)).body.profile?.canUndo

  it('does not come again, until the deck is looked through once more: oldest pass first', async () => {
    const here = { placeId: null, position: { lat: 50, lng: 60 } }
    const reader = await newDater(world, man(world), here)
    const daters = []
    for (let n = 0; n < 4; n++) daters.push(await newDater(world, woman(world), here))
    const [first, second, liked, left] = daters
    if (!first || !second || !liked || !left) throw new Error('There are too few.')
    await swipe(world, reader, second, 'left')
    await world.clock.advance(60)
    await swipe(world, reader, first, 'left')
    await swipe(world, reader, liked)
    expect((await deckOf(world, reader)).map(({ id }) => id)).toEqual([left.profile.id])
    expect((await world.call(resetDeck, {}, reader)).body).toEqual({ restored: 2 })
    const order = [second, first, left].map(({ profile }) => profile.id)
    expect((await deckOf(world, reader)).map(({ id }) => id)).toEqual(order)
    await swipe(world, reader, second, 'left')
    expect((await deckOf(world, reader)).map(({ id }) => id)).toEqual(order.slice(1))
  })

  it('never brings back who was blocked meanwhile', async () => {
    const both = await pair()
    await swipe(world, both.he, both.she, 'left')
    await world.call(blockUser, { userId: both.he.userId }, both.she)
    expect((await world.call(resetDeck, {}, both.he)).body).toEqual({ restored: 0 })
    expect(await sees(world, both.he, both.she)).toBe(false)
  })

  it('is taken back when it was the last', async () => {
    const both = await pair()
    expect((await world.call(revokePass, {}, both.he)).error.code).toBe('dating.nothing-to-undo')
    expect(await canUndo(both.he)).toBe(false)
    await swipe(world, both.he, both.she, 'left')
    expect(await canUndo(both.he)).toBe(true)
    expect(await sees(world, both.he, both.she)).toBe(false)
    const { card } = (await world.call(revokePass, {}, both.he)).body
    expect(card).toMatchObject({ id: both.she.profile.id, age: 28 })
    expect(await sees(world, both.he, both.she)).toBe(true)
    expect(await canUndo(both.he)).toBe(false)
    expect((await world.call(revokePass, {}, both.he)).error.code).toBe('dating.nothing-to-undo')
  })

  it('stays when something else was swiped since, or a day has gone', async () => {
    const here = { placeId: null, position: { lat: -70, lng: -140 } }
    const both = await pair(here, here)
    const other = await newDater(world, woman(world), here)
    await swipe(world, both.he, both.she, 'left')
    await swipe(world, both.he, other)
    expect(await canUndo(both.he)).toBe(false)
    expect((await world.call(revokePass, {}, both.he)).error.code).toBe('dating.nothing-to-undo')
    const late = await pair()
    await swipe(world, late.he, late.she, 'left')
    expect(await canUndo(late.he)).toBe(true)
    await world.clock.advance(86_401)
    expect(await canUndo(late.he)).toBe(false)
    expect((await world.call(revokePass, {}, late.he)).error.code).toBe('dating.nothing-to-undo')
  })
})
