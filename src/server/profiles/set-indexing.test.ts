import { expect, it } from 'vitest'
import { readOwnProfile } from '#contract/profiles/read-own-profile.ts'
import { setIndexing } from '#contract/profiles/set-indexing.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { freshWorld } from '#server/testing/world.ts'
import { isIndexed, personalData } from './public.ts'

const world = freshWorld()

it('is for members with a profile, and takes yes or no', async () => {
  expect((await world.call(setIndexing, { isIndexed: false })).error.code).toBe('auth.signed-out')
  const { sara } = world.people
  const payload = { isIndexed: 'no' }
  const answer = await world.inject({ method: 'PUT', url: '/api/profile/indexing', payload, as: sara })
  expect(answer.json()).toMatchObject({ error: { code: 'request.invalid' } })
  const person = await world.newPerson('Winta')
  await inTransaction(world.db, (tx) => personalData.purge(tx, person.userId, world.platform))
  expect((await world.call(setIndexing, { isIndexed: false }, person)).error.code).toBe('profiles.not-found')
})

it('holds until it is changed back', async () => {
  const { sara } = world.people
  expect((await world.call(setIndexing, { isIndexed: false }, sara)).body.isIndexed).toBe(false)
  expect((await world.call(readOwnProfile, {}, sara)).body.isIndexed).toBe(false)
  expect(await isIndexed(world.db, sara.userId)).toBe(false)
  await world.call(setIndexing, { isIndexed: true }, sara)
  expect(await isIndexed(world.db, sara.userId)).toBe(true)
})
