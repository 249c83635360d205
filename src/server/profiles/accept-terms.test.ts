import { expect, it } from 'vitest'
import { TERMS_VERSION } from '#contract/auth/terms.ts'
import { acceptTerms } from '#contract/profiles/accept-terms.ts'
import { readOwnProfile } from '#contract/profiles/read-own-profile.ts'
import { suspendAccount } from '#server/auth/public.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { freshWorld } from '#server/testing/world.ts'
import { personalData } from './public.ts'
import { deleteAcceptances } from './terms-store.ts'

const world = freshWorld()

const owes = async (person: Parameters<typeof world.call>[2]) =>
  (await world.call(readOwnProfile, {}, person)).body.owesTerms

it('is for members, and for the edition that they were shown', async () => {
  const { sara } = world.people
  expect((await world.call(acceptTerms, { version: TERMS_VERSION })).error.code).toBe('auth.signed-out')
  expect((await world.call(acceptTerms, { version: 'today' }, sara)).error.code).toBe('request.invalid')
  const older = await world.call(acceptTerms, { version: '2020-01-01' }, sara)
  expect(older).toMatchObject({ status: 409, error: { code: 'profiles.other-terms' } })
})

it('is owed until it is given, also by somebody who is suspended, and the first day counts', async () => {
  const person = await world.newPerson('Selam')
  await inTransaction(world.db, (tx) => deleteAcceptances(tx, person.userId))
  expect(await owes(person)).toBe(true)
  await inTransaction(world.db, (tx) =>
    suspendAccount(tx, world.platform, { userId: person.userId, endsAt: null }),
  )
  const first = world.clock.now()
  expect((await world.call(acceptTerms, { version: TERMS_VERSION }, person)).body.owesTerms).toBe(false)
  await world.clock.advance(3600)
  expect((await world.call(acceptTerms, { version: TERMS_VERSION }, person)).status).toBe(200)
  const { 'public.terms_acceptance': given } = await inTransaction(world.db, (tx) =>
    personalData.export(tx, person.userId),
  )
  expect(given).toMatchObject([{ version: TERMS_VERSION }])
  const [{ accepted_at: at }] = given as [{ accepted_at: Date }]
  expect(Math.abs(at.getTime() - first.getTime())).toBeLessThan(60_000)
})

it('is recorded as well where the account says so, and only for the edition in force', async () => {
  const person = await world.newPerson('Zewditu')
  await inTransaction(world.db, (tx) => deleteAcceptances(tx, person.userId))
  const say = (terms: unknown) =>
    world.inject({ method: 'PUT', url: '/auth/v1/user', payload: { data: { terms } }, as: person })
  for (const terms of ['2020-01-01', 7, { $ne: null }]) await say(terms)
  expect(await owes(person)).toBe(true)
  expect((await say(TERMS_VERSION)).statusCode).toBe(200)
  expect(await owes(person)).toBe(false)
})

it('needs a profile', async () => {
  const person = await world.newPerson('Tsion')
  await inTransaction(world.db, (tx) => personalData.purge(tx, person.userId, world.platform))
  const answer = await world.call(acceptTerms, { version: TERMS_VERSION }, person)
  expect(answer.error.code).toBe('profiles.not-found')
})
