import { expect, test } from 'vitest'
import { listSessions } from '#contract/auth/list-sessions.ts'
import { requestDeletion } from '#contract/auth/request-deletion.ts'
import { authClient, PASSWORD } from '#server/auth/auth-client.fixture.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { freshWorld } from '#server/testing/world.ts'
import { allPersonalData } from './personal-data.ts'

const world = freshWorld({ env: { RATE_LIMITS: '1000' } })
const client = authClient(world)
const DAYS = 24 * 3600

const ask = (token: string, body: unknown) =>
  world.inject({
    method: 'POST',
    url: '/api/account/deletion',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  })

async function rowsOf(userId: string): Promise<number> {
  const kept = await inTransaction(world.db, async (tx) =>
    Promise.all(allPersonalData.map((data) => data.export(tx, UserId.parse(userId)))),
  )
  return kept.flatMap((tables) => Object.values(tables)).flat().length
}

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
