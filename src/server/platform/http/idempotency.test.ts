import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { AppError } from '#server/platform/app-error.ts'
import { openClock, type Clock } from '#server/platform/clock.ts'
import { readConfig } from '#server/platform/config.ts'
import { type Database, inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { newRateLimits } from '#server/platform/limits/rate-limit.ts'
import { route } from '#server/platform/route.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { newHttpServer } from './http-server.ts'
import { claimSlot, storeAnswer, readSlot, releaseClaim } from './idempotency-store.ts'
import { newHttpMetrics } from './metrics.ts'
import { mountOperations } from './mount-operations.ts'

const Thing = z.object({ id: z.int(), title: z.string() })
const createThing = operation({
  name: 'things.create-thing',
  method: 'POST',
  path: '/api/things',
  access: 'anyone',
  summary: 'Create a thing',
  input: z.strictObject({ title: z.string() }),
  output: Thing,
  errors: { 'listings.too-many-drafts': 409 },
  successStatus: 201,
  idempotent: true,
})

const database = freshDatabase()
let db: Database
let clock: Clock
let app: FastifyInstance
/** What happens inside the transaction after the row is written. */
let meanwhile: () => Promise<void> = async () => {}
let answer: (thing: { id: number; title: string }) => unknown = (thing) => thing

const PEOPLE: Record<string, string> = {
  sara: '00000000-0000-7000-8000-000000000001',
  abel: '00000000-0000-7000-8000-000000000002',
}

beforeAll(async () => {
  db = database.opened.db
  clock = await openClock(database.opened.pool, false)
  await sql`create table thing (id int generated always as identity, title text not null)`.execute(db)
  await sql`insert into auth.users (id) select unnest(${Object.values(PEOPLE)}::uuid[])`.execute(db)
  const config = readConfig({
    NODE_ENV: 'test',
    SECRET_KEY: 'ab'.repeat(32),
    DATA_DIR: '/nowhere',
    RATE_LIMITS: '1000',
  })
  const quiet = () => {}
  app = newHttpServer({ config, log: { info: quiet, warn: quiet, error: quiet } }, newHttpMetrics(false))
  const use = route(createThing)(({ title }) =>
    inTransaction(db, async (tx) => {
      const { rows } = await sql<
        z.infer<typeof Thing>
      >`insert into thing (title) values (${title}) returning *`.execute(tx)
      await meanwhile()
      return answer(rows[0] ?? { id: 0, title: '' }) as z.infer<typeof Thing>
    }),
  )
  const deps = { config, db, limits: newRateLimits(config.rateLimits, clock, null) } as Platform
  mountOperations(app, [use], deps, async (token) => {
    const userId = PEOPLE[token]
    return userId === undefined ? null : { userId: UserId.parse(userId), role: 'user', sessionId: 's' }
  })
})
beforeEach(async () => {
  meanwhile = async () => {}
  answer = (thing) => thing
  await sql`truncate thing, idempotency_key`.execute(db)
})
afterAll(() => app.close())

async function create(title: string, key: string | null, as: string | null = 'sara') {
  const response = await app.inject({
    method: 'POST',
    url: '/api/things',
    payload: { title },
    headers: { ...(as && { authorization: `Bearer ${as}` }), ...(key && { 'idempotency-key': key }) },
  })
  const { id, error } = response.json<{ id?: number; error?: { code: string } }>()
  return {
    status: response.statusCode,
    id,
    code: error?.code,
    replayed: response.headers['idempotency-replayed'],
  }
}

async function things(): Promise<string[]> {
  const { rows } = await sql<{ title: string }>`select title from thing order by id`.execute(db)
  return rows.map(({ title }) => title)
}

test('the same key gives the first answer again', async () => {
  const key = randomUUID()
  const first = await create('pan', key)
  expect(first).toMatchObject({ status: 201, replayed: undefined })
  expect(await create('pan', key)).toEqual({ ...first, replayed: 'true' })
  expect(await things()).toEqual(['pan'])
})

test('without a key, and for a visitor, every request counts', async () => {
  await create('pan', null)
  await create('pan', null)
  const key = randomUUID()
  await create('pot', key, null)
  await create('pot', key, null)
  expect(await things()).toEqual(['pan', 'pan', 'pot', 'pot'])
})

test('twenty at once: one thing, the others wait for nothing and hear the same or "in progress"', async () => {
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 20 }, () => create('pan', key)))
  expect(await things()).toEqual(['pan'])
  const created = answers.filter(({ status, replayed }) => status === 201 && !replayed)
  expect(created).toHaveLength(1)
  for (const { status, id, code } of answers) {
    expect(status === 201 ? id : code).toBe(status === 201 ? created[0]?.id : 'request.in-progress')
  }
  expect(await create('pan', key)).toMatchObject({ status: 201, id: created[0]?.id, replayed: 'true' })
})

test('a key belongs to one person', async () => {
  const key = randomUUID()
  await create('pan', key, 'sara')
  expect((await create('pan', key, 'abel')).replayed).toBeUndefined()
  expect(await things()).toHaveLength(2)
})

test('a key belongs to one operation of one person', async () => {
  const slot = {
    userId: UserId.parse(PEOPLE['sara']),
    operation: 'things.create-thing',
    key: randomUUID(),
    requestHash: createHash('sha256').update('{}').digest(),
  }
  const other = { ...slot, operation: 'things.delete-thing' }
  const [claim, otherClaim] = [await claimSlot(db, slot), await claimSlot(db, other)]
  if (!claim || !otherClaim) throw new Error('Each operation has a slot of its own.')
  expect(await storeAnswer(db, claim, 201, '{"id":1}')).toBe(true)
  expect(await readSlot(db, slot)).toMatchObject({ status: 201, body: '{"id":1}' })
  expect(await readSlot(db, { ...slot, userId: UserId.parse(PEOPLE['abel']) })).toBeUndefined()
  expect(await readSlot(db, other)).toMatchObject({ status: null, body: null })
  await releaseClaim(db, otherClaim)
  expect(await readSlot(db, other)).toBeUndefined()
  expect(await readSlot(db, slot)).toMatchObject({ status: 201 })
})

test('another request under the same key is refused', async () => {
  const key = randomUUID()
  await create('pan', key)
  expect(await create('pot', key)).toMatchObject({ status: 422, code: 'request.key-reused' })
})

test('a key that is none', async () => {
  expect(await create('pan', 'short')).toMatchObject({ status: 400, code: 'request.invalid' })
})

test('a refusal frees the key, with nothing half done', async () => {
  const key = randomUUID()
  meanwhile = async () => {
    throw new AppError('listings.too-many-drafts')
  }
  expect((await create('pan', key)).code).toBe('listings.too-many-drafts')
  expect(await things()).toEqual([])
  meanwhile = async () => {}
  expect(await create('pan', key)).toMatchObject({ status: 201, replayed: undefined })
})

test('the answer is kept in the same transaction as the thing', async () => {
  const key = randomUUID()
  await create('pan', key)
  const { rows } = await sql<{ together: boolean }>`
    select thing.xmin::text = k.xmin::text as together from thing, idempotency_key k`.execute(db)
  expect(rows).toEqual([{ together: true }])
})

test('a transaction that returns something else than the answer is a fault, and rolled back', async () => {
  answer = () => 'done'
  expect(await create('pan', randomUUID())).toMatchObject({ status: 500, code: 'server.unexpected' })
  expect(await things()).toEqual([])
})

test('what a server left that died falls to the next after a minute', async () => {
  const key = randomUUID()
  const hash = createHash('sha256').update('{"title":"pan"}').digest()
  await sql`
    insert into idempotency_key (user_id, operation, key, request_hash, state)
    values (${PEOPLE['sara']}, 'things.create-thing', ${key}, ${hash}, 'running')`.execute(db)
  await clock.advance(59_000)
  expect((await create('pan', key)).code).toBe('request.in-progress')
  await clock.advance(2000)
  expect(await create('pan', key)).toMatchObject({ status: 201, replayed: undefined })
})

test('who lost the claim in the meantime cannot commit any more', async () => {
  const key = randomUUID()
  let go = () => {}
  const held = new Promise<void>((done) => (go = done))
  const reached = new Promise<void>((done) => {
    meanwhile = () => {
      done()
      return held
    }
  })
  const slow = create('pan', key)
  await reached
  meanwhile = async () => {}
  await clock.advance(61_000)
  const second = await create('pan', key)
  expect(second.status).toBe(201)
  go()
  expect(await slow).toMatchObject({ status: 409, code: 'request.in-progress' })
  expect(await things()).toHaveLength(1)
  expect(await create('pan', key)).toMatchObject({ id: second.id, replayed: 'true' })
})
