import { expect, it } from 'vitest'
import { listMatches } from '#contract/dating/matches/list-matches.ts'
import { DATING_LIMITS } from '#contract/dating/profile/profile.ts'
import { swipeProfile } from '#contract/dating/deck/swipe-profile.ts'
import { updateDatingProfile } from '#contract/dating/profile/update-dating-profile.ts'
import { freshWorld } from '#server/testing/world.ts'
import { datingCell } from './cell-policy.ts'
import { type Dater, filter, man, newDater, PLACES, swipe, woman } from '#server/dating/dating.fixture.ts'

const world = freshWorld()

const ROUNDS = 200
const PROBES = 10_000

it(`${ROUNDS} times two like each other at once: exactly one match and one conversation`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const she = await newDater(world, woman(world))
    const he = await newDater(world, man(world))
    const results = await Promise.all([
      swipe(world, she, he),
      swipe(world, he, she, round % 2 === 0 ? 'super' : 'right'),
      swipe(world, she, he),
    ])
    const matched = results.filter(({ status }) => status === 'match')
    expect(matched.length).toBeGreaterThan(0)
    expect(new Set(matched.map(({ matchId }) => matchId)).size).toBe(1)
    const rows = await world.db
      .selectFrom('dating_match')
      .select(['id', 'thread_id'])
      .where((by) => by.or([by('low_id', '=', she.userId), by('high_id', '=', she.userId)]))
      .execute()
    expect(rows).toHaveLength(1)
    const threads = await world.db
      .selectFrom('thread')
      .select('id')
      .where('kind', '=', 'match')
      .where('subject_id', '=', rows[0]?.id ?? '')
      .execute()
    expect(threads).toEqual([{ id: rows[0]?.thread_id }])
    const [hers] = (await world.call(listMatches, {}, she)).body.items
    expect(hers?.profileId).toBe(he.profile.id)
  }
})

it('fifty likes at once and five more: fifty count', async () => {
  const he = await newDater(world, man(world))
  const people: Dater[] = []
  for (let n = 0; n < DATING_LIMITS.likesPerDay + 5; n++) people.push(await newDater(world, woman(world)))
  const answers = await Promise.all(
    people.map(({ profile }) => world.call(swipeProfile, { profileId: profile.id, direction: 'right' }, he)),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(DATING_LIMITS.likesPerDay)
  const swipes = await world.db
    .selectFrom('dating_swipe')
    .select('swiped_id')
    .where('swiper_id', '=', he.userId)
    .execute()
  expect(swipes).toHaveLength(DATING_LIMITS.likesPerDay)
})

it(`${PROBES} probes from many places tell two points of one cell by nothing`, async () => {
  const points = [
    { lat: 38.9151, lng: -77.0171 },
    { lat: 38.9199, lng: -77.0099 },
  ] as const
  expect(datingCell(points[0])).toEqual(datingCell(points[1]))
  const target = await newDater(world, woman(world), { placeId: null, position: points[0] })
  const readers: Dater[] = []
  for (let n = 0; n < 50; n++) {
    const position = { lat: 38.7 + (n % 10) * 0.05, lng: -77.2 + Math.floor(n / 10) * 0.09 }
    readers.push(
      await newDater(
        world,
        man(world),
        n === 0 ? { placeId: PLACES.washington } : { placeId: null, position },
      ),
    )
  }
  // the deck, bytes and all, from every reader's place with every distance and two filters
  const probe = async (): Promise<string[]> => {
    const answers: string[] = []
    for (const reader of readers)
      for (let distance = 5; distance <= 125; distance += 5)
        for (const ageMax of [35, 65])
          for (const more of [{}, { languages: ['am' as const] }]) {
            await filter(world, reader, { maxDistance: distance, ageMax, ...more })
            answers.push((await world.inject({ url: '/api/dating/feed', as: reader })).body)
          }
    return answers
  }
  const first = await probe()
  const { version, photos } = target.profile
  const fields = {
    ...woman(world),
    placeId: null,
    position: points[1],
    photoIds: photos.map(({ id }) => id),
  }
  expect((await world.call(updateDatingProfile, { version, fields }, target)).status).toBe(200)
  const second = await probe()
  expect(first.length + second.length).toBeGreaterThanOrEqual(PROBES)
  const withoutSignature = (body: string) => body.replaceAll(/"access":"[^"]*"/g, '')
  expect(second.map(withoutSignature)).toEqual(first.map(withoutSignature))
  expect(first.some((body) => body.includes(target.profile.id))).toBe(true)
  expect(first.some((body) => !body.includes(target.profile.id))).toBe(true)
})
