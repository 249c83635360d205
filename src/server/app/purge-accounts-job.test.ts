import { expect, test } from 'vitest'
import { listSessions } from '#contract/auth/list-sessions.ts'
import { requestDeletion } from '#contract/auth/request-deletion.ts'
import { authClient, PASSWORD } from '#server/auth/auth-client.fixture.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { freshWorld } from '#server/testing/world.ts'
import { operatorClient } from '#server/auth/admin/operator.fixture.ts'
import { posted, RIDE } from '#server/listings/listings.fixture.ts'
import { drawn } from '#server/media/image.fixture.ts'
import { attachMedia, storePicture } from '#server/media/public.ts'
import type { Person } from '#server/testing/people.ts'
import { readListing } from '#contract/listings/read-listing.ts'
import type { ListingId } from '#contract/listings/listing.ts'
import { searchListings } from '#contract/listings/search/search-listings.ts'
import { allPersonalData } from './personal-data.ts'

const world = freshWorld({ env: { RATE_LIMITS: '1000' } })
const client = authClient(world)
const DAYS = 24 * 3600

/** A person with a published listing and a picture of their own. */
async function busyPerson(name: string) {
  const person = await world.newPerson(name)
  const { id: listingId } = await posted(world, person, RIDE)
  const picture = await storePicture(
    world.platform,
    await drawn(60, 40).png().toBuffer(),
    person.userId,
    'avatar',
  )
  await inTransaction(world.db, (tx) => attachMedia(tx, person.userId, [picture.id], 'avatar'))
  return { person, listingId, pictureId: picture.id }
}

const leave = async (person: Person) =>
  expect((await ask(await world.token(person), {})).statusCode).toBe(200)

async function isShown(listingId: ListingId): Promise<boolean> {
  const page = await world.call(readListing, { listingId })
  const { items } = (await world.call(searchListings, { category: 'services' })).body
  const listed = items.some(({ id }) => id === listingId)
  expect(page.status).toBe(listed ? 200 : 404)
  return listed
}

async function codeFor(email: string) {
  // mails that wait are written first, or the newest would not be the one with the code
  await world.runJobs()
  await client.post('/otp', { email })
  return client.mailTo(email)
}

const isServed = async (id: string) =>
  (await world.inject({ url: `/media/${id}/small.avif` })).statusCode === 200

const ask = (token: string, body: unknown) =>
  world.inject({
    method: 'POST',
    url: '/api/account/deletion',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  })

async function rowsOf(userId: string): Promise<number> {
  const stored = await inTransaction(world.db, async (tx) =>
    Promise.all(allPersonalData.map((data) => data.export(tx, UserId.parse(userId)))),
  )
  return stored.flatMap((tables) => Object.values(tables)).flat().length
}

test('asked twice at once it is one deletion, of which one mail tells', async () => {
  const { person } = await busyPerson('Twice')
  const token = await world.token(person)
  const answers = await Promise.all([ask(token, {}), ask(token, {})])
  const taken = answers.filter(({ statusCode }) => statusCode === 200)
  expect(taken.length).toBeGreaterThan(0)
  expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 401)).toBe(true)
  expect(new Set(taken.map(({ body }) => body)).size).toBe(1)
  expect((await ask(token, {})).statusCode).toBe(401)
  expect((await world.outbox()).filter(({ to }) => to === person.email)).toHaveLength(1)
})

test('signed out', async () => {
  expect((await world.call(requestDeletion, {})).error.code).toBe('auth.signed-out')
})

test('the password is asked for again', async () => {
  const { access } = await client.settle('unsure@example.org')
  for (const body of [{}, { password: 'not-the-password' }]) {
    expect((await ask(access, body)).json()).toMatchObject({ error: { code: 'auth.wrong-password' } })
  }
})

test('whoever has no password must have signed in a moment ago', async () => {
  const sara = world.people.sara
  await world.call(listSessions, {}, sara)
  await world.clock.advance(11 * 60)
  expect((await world.call(requestDeletion, {}, sara)).error.code).toBe('auth.sign-in-again')
})

test('signing in within 14 days keeps the account', async () => {
  const email = 'back@example.org'
  const { access, userId } = await client.settle(email)
  expect((await ask(access, { password: PASSWORD })).statusCode).toBe(200)
  expect((await client.send('GET', '/user', { token: access })).body.code).toBe('session_not_found')
  const mail = (await world.outbox()).findLast(({ to }) => to === email)
  expect(mail?.subject).toBe('Your account will be deleted')
  await world.clock.advance(13 * DAYS)
  expect((await client.signIn(email)).status).toBe(200)
  const news = (await world.outbox()).filter(({ to }) => to === email).map(({ subject }) => subject)
  expect(news).toContain('Your account stays')
  await world.clock.advance(2 * DAYS)
  await world.runJobs()
  expect(await rowsOf(userId)).toBeGreaterThan(0)
})

test('after 14 days nothing of the person is left', async () => {
  const email = 'farewell@example.org'
  const { access, userId } = await client.settle(email)
  expect(await rowsOf(userId)).toBeGreaterThan(0)
  expect((await ask(access, { password: PASSWORD })).statusCode).toBe(200)
  await world.clock.advance(14 * DAYS + 3600)
  await inTransaction(world.db, (tx) => world.platform.jobs.send(tx, 'platform.purge-accounts', {}))
  await world.runJobs()
  expect(await rowsOf(userId)).toBe(0)
  expect((await client.signIn(email)).body.code).toBe('invalid_credentials')
  expect((await client.signUp(email)).status).toBe(200)
})

test('what somebody published is hidden in the days of grace, and comes back with them', async () => {
  const { person, listingId } = await busyPerson('Undecided')
  expect(await isShown(listingId)).toBe(true)
  await leave(person)
  expect(await isShown(listingId)).toBe(false)
  await world.clock.advance(3 * DAYS)
  await world.runJobs()
  expect(await isShown(listingId)).toBe(false)
  const { code } = await codeFor(person.email)
  expect((await client.post('/verify', { type: 'email', email: person.email, token: code })).status).toBe(200)
  expect(await isShown(listingId)).toBe(true)
})

test('what ended in the days of grace has ended', async () => {
  const { person, listingId } = await busyPerson('Late')
  await world.db
    .updateTable('listing')
    .set({ expires_at: new Date(world.clock.now().getTime() + DAYS * 1000) })
    .where('id', '=', listingId)
    .execute()
  await leave(person)
  await world.clock.advance(2 * DAYS)
  const { code } = await codeFor(person.email)
  await client.post('/verify', { type: 'email', email: person.email, token: code })
  expect((await world.call(readListing, { listingId })).body).toMatchObject({ state: 'expired' })
})

test('after 14 days listings and the files of pictures are gone too', async () => {
  const { person, listingId, pictureId } = await busyPerson('Traveller')
  expect(await isServed(pictureId)).toBe(true)
  await leave(person)
  await world.clock.advance(14 * DAYS + 3600)
  await inTransaction(world.db, (tx) => world.platform.jobs.send(tx, 'platform.purge-accounts', {}))
  await world.runJobs()
  await world.clock.advance(600)
  await world.runJobs()
  expect(await rowsOf(person.userId)).toBe(0)
  expect([await isServed(pictureId), await isShown(listingId)]).toEqual([false, false])
})

test.each([false, true])(
  'an account that the operator removes (softly: %s) leaves nothing behind',
  async (soft) => {
    const { person, listingId, pictureId } = await busyPerson(soft ? 'Softly' : 'Wholly')
    const body = { should_soft_delete: soft }
    const removed = await operatorClient(world).operate('DELETE', `/admin/users/${person.userId}`, { body })
    expect(removed.status).toBe(200)
    await world.clock.advance(600)
    await world.runJobs()
    expect([await isServed(pictureId), await isShown(listingId)]).toEqual([false, false])
    const stored = await inTransaction(world.db, (tx) =>
      Promise.all(
        allPersonalData
          .filter(({ feature }) => !soft || feature !== 'auth')
          .map((data) => data.export(tx, UserId.parse(person.userId))),
      ),
    )
    expect(stored.flatMap((tables) => Object.values(tables)).flat()).toEqual([])
  },
)
