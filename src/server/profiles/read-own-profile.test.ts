import { describe, expect, it } from 'vitest'
import { readOwnProfile } from '#contract/profiles/read-own-profile.ts'
import { createPerson } from '#server/auth/public.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { freshWorld } from '#server/testing/world.ts'
import { insertProfile } from './profile-store.ts'
import { personalData, personCards, requireProfile } from './public.ts'

const world = freshWorld()

it('asks a visitor to sign in', async () => {
  expect(await world.call(readOwnProfile, {})).toMatchObject({
    status: 401,
    error: { code: 'auth.signed-out' },
  })
})

it('tells who has none', async () => {
  const person = await world.newPerson('Selam')
  await inTransaction(world.db, (tx) => personalData.purge(tx, person.userId, world.platform))
  const answer = await world.call(readOwnProfile, {}, person)
  expect(answer).toMatchObject({
    status: 404,
    error: { code: 'profiles.not-found', message: 'Profile not found' },
  })
})

describe('one’s own profile', () => {
  it('is what was told at sign-up', async () => {
    const { sara } = world.people
    expect((await world.call(readOwnProfile, {}, sara)).body).toEqual({
      userId: sara.userId,
      fullName: 'Sara Bekele',
      displayName: null,
      bio: null,
      avatar: null,
      place: null,
      role: 'user',
      demo: false,
      isIndexed: true,
      owesTerms: false,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
    })
  })

  it('knows the role', async () => {
    expect((await world.call(readOwnProfile, {}, world.people.hanna)).body.role).toBe('manager')
    expect((await world.call(readOwnProfile, {}, world.people.dawit)).body.role).toBe('admin')
  })
})

describe('the first sign-in', () => {
  it('makes the profile, once', async () => {
    const userId = await inTransaction(world.db, (tx) =>
      createPerson(world.platform, tx, { email: 'liya@example.org', fullName: 'ልያ አበበ', passwordHash: null }),
    )
    const again = { user_id: userId, full_name: 'Somebody Else', created_at: new Date() }
    await inTransaction(world.db, (tx) => insertProfile(tx, again))
    const cards = await personCards(world.db, [userId])
    expect(cards.get(userId)).toMatchObject({ name: 'ልያ አበበ', avatar: null })
  })
})

describe('for other features', () => {
  it('cards come for those who have a profile', async () => {
    const { sara, abel } = world.people
    const nobody = sara.sessionId as typeof sara.userId
    const cards = await personCards(world.db, [sara.userId, abel.userId, nobody, sara.userId])
    expect([...cards.values()].map(({ name }) => name).toSorted()).toEqual(['Abel Tesfaye', 'Sara Bekele'])
    expect(await personCards(world.db, [])).toEqual(new Map())
  })

  it('a profile can be required', async () => {
    const { sara } = world.people
    await inTransaction(world.db, (tx) => requireProfile(tx, sara.userId))
    const nobody = sara.sessionId as typeof sara.userId
    await expect(inTransaction(world.db, (tx) => requireProfile(tx, nobody))).rejects.toMatchObject({
      code: 'profiles.not-found',
    })
  })
})
