import { describe, expect, it } from 'vitest'
import { PROFILE_LIMITS } from '#contract/profiles/profile.ts'
import { readOwnProfile } from '#contract/profiles/read-own-profile.ts'
import { updateProfile } from '#contract/profiles/update-profile.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { freshWorld } from '#server/testing/world.ts'
import { personalData, personCards } from './public.ts'

const world = freshWorld()
const STOCKHOLM = 2_673_730

it('asks a visitor to sign in', async () => {
  const answer = await world.call(updateProfile, { bio: 'Hello' })
  expect(answer).toMatchObject({ status: 401, error: { code: 'auth.signed-out' } })
})

it('tells who has none', async () => {
  const person = await world.newPerson('Selam')
  await inTransaction(world.db, (tx) => personalData.purge(tx, person.userId, world.platform))
  expect((await world.call(updateProfile, { bio: 'Hello' }, person)).error.code).toBe('profiles.not-found')
})

describe('invalid', () => {
  const tooLong = (max: number) => 'ሰ'.repeat(max + 1)
  it.each([
    ['fullName', 'S'],
    ['fullName', '   '],
    ['fullName', tooLong(PROFILE_LIMITS.fullNameMax)],
    ['fullName', 'Sara\u0000'],
    ['fullName', 'Sara \u202egnp.exe'],
    ['displayName', tooLong(PROFILE_LIMITS.displayNameMax)],
    ['bio', tooLong(PROFILE_LIMITS.bioMax)],
    ['bio', `e${'\u0344'.repeat(PROFILE_LIMITS.bioMax * 8 - 1)}`],
    ['placeId', 0],
    ['placeId', 'Stockholm'],
    ['role', 'admin'],
    ['demo', true],
  ])('%s', async (field, value) => {
    const answer = await world.inject({
      method: 'PATCH',
      url: '/api/profile',
      payload: { [field]: value },
      as: world.people.sara,
    })
    expect(answer.statusCode).toBe(400)
    expect((await world.call(readOwnProfile, {}, world.people.sara)).body).toMatchObject({
      fullName: 'Sara Bekele',
      bio: null,
      role: 'user',
    })
  })

  it('a city that does not exist changes nothing', async () => {
    const answer = await world.call(updateProfile, { bio: 'New', placeId: 1 }, world.people.sara)
    expect(answer.error.code).toBe('geo.place-not-found')
    expect((await world.call(readOwnProfile, {}, world.people.sara)).body.bio).toBeNull()
  })
})

describe('a change', () => {
  it('touches only what was sent', async () => {
    const { abel } = world.people
    const first = await world.call(updateProfile, { displayName: '  Abel T. ', placeId: STOCKHOLM }, abel)
    expect(first.body).toMatchObject({
      fullName: 'Abel Tesfaye',
      displayName: 'Abel T.',
      place: { id: STOCKHOLM, name: 'Stockholm', nameAm: 'ስቶክሆልም', country: 'SE' },
    })
    const second = await world.call(updateProfile, { fullName: 'አቤል ተስፋዬ', bio: 'በስቶክሆልም እኖራለሁ።' }, abel)
    expect(second.body).toMatchObject({
      fullName: 'አቤል ተስፋዬ',
      displayName: 'Abel T.',
      bio: 'በስቶክሆልም እኖራለሁ።',
      place: { id: STOCKHOLM },
    })
    expect((await world.call(readOwnProfile, {}, abel)).body).toEqual(second.body)
    expect((await world.call(updateProfile, {}, abel)).body).toEqual(second.body)
  })

  it('empties what is sent empty; the name shown is then the full one', async () => {
    const { meron } = world.people
    await world.call(updateProfile, { displayName: 'Mimi', bio: 'Hello', placeId: STOCKHOLM }, meron)
    expect((await personCards(world.db, [meron.userId])).get(meron.userId)?.name).toBe('Mimi')
    const { body } = await world.call(updateProfile, { displayName: ' ', bio: null, placeId: null }, meron)
    expect(body).toMatchObject({ displayName: null, bio: null, place: null })
    expect((await personCards(world.db, [meron.userId])).get(meron.userId)?.name).toBe('Meron Haile')
  })
})
