import { expect, it } from 'vitest'
import { createDatingProfile } from '#contract/dating/profile/create-dating-profile.ts'
import { deleteDatingProfile } from '#contract/dating/profile/delete-dating-profile.ts'
import { updateDatingProfile } from '#contract/dating/profile/update-dating-profile.ts'
import { readThread } from '#contract/messaging/threads/read-thread.ts'
import { ThreadId } from '#contract/messaging/threads/thread.ts'
import { updateProfile } from '#contract/profiles/update-profile.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'
import {
  type Dater,
  deckOf,
  man,
  matched,
  newDater,
  newPhotos,
  UNPROTECTED,
  woman,
} from '#server/dating/dating.fixture.ts'

const world = freshWorld()

let made = 0
const somebody = () => world.newPerson(`Namer${++made}`)

async function create(person: Person, firstName: string) {
  const fields = { ...woman(world), firstName, photoIds: await newPhotos(world, person, 3) }
  return world.call(createDatingProfile, { fields, protection: UNPROTECTED }, person)
}

async function rename(dater: Dater, firstName: string) {
  const { version } = await world.db
    .selectFrom('dating_profile')
    .select('version')
    .where('user_id', '=', dater.userId)
    .executeTakeFirstOrThrow()
  const photoIds = dater.profile.photos.map(({ id }) => id)
  return world.call(updateDatingProfile, { version, fields: { ...woman(world), firstName, photoIds } }, dater)
}

it.each([
  ['a digit', 'Sara2'],
  ['a link', 'sara.example.org'],
  ['a name of another app', '@sara'],
  ['a telephone number', '+1 202 555 0100'],
  ['a dash alone', '--'],
  ['an emoji', 'Sara 😊'],
])('a name with %s is refused', async (_, firstName) => {
  const answer = await create(await somebody(), firstName)
  const fields = [{ path: 'fields.firstName', message: 'Invalid input' }]
  expect(answer).toMatchObject({ status: 400, error: { code: 'request.invalid', details: { fields } } })
})

it.each(['S', 'x'.repeat(31), '', '   '])('a name as long as «%s» is refused', async (firstName) => {
  expect((await create(await somebody(), firstName)).status).toBe(400)
})

it.each(['ሰላም', 'Gebre-Meskel', 'N’Gadi', 'Sara Beth', 'Zoë'])('%s is a name', async (firstName) => {
  const { body } = await create(await somebody(), firstName)
  expect(body.profile).toMatchObject({ firstName, displayName: firstName, nameWaitsUntil: null })
})

it('a name under which the account is shown elsewhere is refused, however it is written', async () => {
  const person = await somebody()
  const fields = { fullName: 'Haben Girmay', displayName: 'Habi', bio: null, placeId: null }
  await world.call(updateProfile, fields, person)
  for (const name of ['Habi', 'HABI', 'hábi', 'Haben Girmay', 'haben-girmay'])
    expect(await create(person, name), name).toMatchObject({
      status: 422,
      error: { code: 'dating.name-elsewhere' },
    })
  expect((await create(person, 'Haben')).status).toBe(201)
})

it('nor is a profile renamed to it', async () => {
  const dater = await newDater(world, woman(world))
  const fields = { fullName: 'Hiwot Girmay', displayName: 'Hiwi', bio: null, placeId: null }
  await world.call(updateProfile, fields, dater)
  expect((await rename(dater, 'Hiwi')).error.code).toBe('dating.name-elsewhere')
  expect((await rename(dater, 'Hiwot')).status).toBe(200)
})

it('is changed twice a year, also by somebody who left and came back', async () => {
  const dater = await newDater(world, woman(world))
  expect((await rename(dater, 'Genet')).status).toBe(200)
  for (const name of ['Hanna', 'Liya']) expect((await rename(dater, name)).status).toBe(200)
  const third = await rename(dater, 'Marta')
  expect(third).toMatchObject({ status: 429, error: { code: 'dating.name-too-often' } })
  await world.call(deleteDatingProfile, {}, dater)
  expect((await create(dater, 'Marta')).error.code).toBe('dating.name-too-often')
  const { body } = await create(dater, 'Liya')
  expect(body.profile.nameWaitsUntil).toBe((third.error.details as { until: string }).until)
  await world.clock.advance(365 * 86_400)
  expect((await rename({ ...dater, profile: body.profile }, 'Marta')).status).toBe(200)
})

it('stands on the card and in conversations of matches; what the account is called changes neither', async () => {
  const { one, other, result } = await matched(world)
  const threadId = ThreadId.parse(result.conversationId)
  const reader = await newDater(world, man(world))
  const shownTo = async () => ({
    card: (await deckOf(world, reader)).find(({ id }) => id === one.profile.id)?.displayName,
    peer: (await world.call(readThread, { threadId }, other)).body.peer?.name,
  })
  expect(await shownTo()).toEqual({ card: 'Genet', peer: 'Genet' })
  const fields = { fullName: 'Selam Example', displayName: 'Selam', bio: null, placeId: null }
  await world.call(updateProfile, fields, one)
  expect(await shownTo()).toEqual({ card: 'Genet', peer: 'Genet' })
  expect((await rename(one, 'Hanna')).status).toBe(200)
  expect(await shownTo()).toEqual({ card: 'Hanna', peer: 'Hanna' })
})

it('who dated before dating had names stays without one until they give it', async () => {
  const [reader, dater] = [await newDater(world, man(world)), await newDater(world, woman(world))]
  await world.db
    .updateTable('dating_profile')
    .set({ first_name: null })
    .where('user_id', '=', dater.userId)
    .execute()
  const nameOf = async () =>
    (await deckOf(world, reader)).find(({ id }) => id === dater.profile.id)?.displayName
  expect(await nameOf()).toBe('Anonymous')
  await rename(dater, 'Hanna')
  expect(await nameOf()).toBe('Hanna')
})
