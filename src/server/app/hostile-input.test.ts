import type { InjectOptions } from 'fastify'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { AnyOperation } from '#contract/kit/operation.ts'
import { requestOf } from '#server/testing/call-operation.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'
import { harmless, HOSTILE, hostileValue, nearly, withOne } from './hostile-schema.fixture.ts'
import { allRoutes } from './routes.ts'
import { allWireRoutes } from './wire-routes.ts'

// Every operation and every call of a foreign wire, with values that no honest client sends: refused or answered,
// never a fault of ours and never a word about the inside.

const world = freshWorld()

let admins = 0
/** One for each operation: some of them end their session, or ask for their account to be deleted. */
const newAdmin = () => world.newPerson(`Admin${++admins}`, 'admin')

function fieldsOf({ '~orpc': { inputSchema } }: AnyOperation): string[] {
  const schema: unknown = inputSchema
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
}

const INSIDE = /\bat .+:\d+:\d+|node_modules|PostgreSQL|syntax error/

/** What is wrong with the answer, or nothing. */
async function faultOf(name: string, request: InjectOptions & { as?: Person | null }): Promise<object[]> {
  const { statusCode, body } = await world.inject(request)
  if (statusCode < 500 && !INSIDE.test(body)) return []
  const logged = world.logLines.findLast(({ level }) => level === 'error')?.fields
  return [{ name, request, statusCode, body, logged }]
}

/**
 * Inputs that reach as far as can be: where nothing is required each field alone, as the use case runs with it; elsewhere
 * no field alone would get past the check of the others, so all of them at once.
 */
function* inputsWith(operation: AnyOperation, value: unknown): Generator<Record<string, unknown>> {
  const fields = fieldsOf(operation)
  const schema: unknown = operation['~orpc'].inputSchema
  const requiresNothing = schema instanceof z.ZodType && schema.safeParse({}).success
  if (requiresNothing) for (const field of fields) yield { [field]: value }
  else if (fields.length > 0) yield Object.fromEntries(fields.map((field) => [field, value]))
}

test('every field of every operation', async () => {
  const faults: object[] = []
  for (const { operation } of allRoutes(world.platform)) {
    const { name } = operation['~orpc'].meta
    const as = await newAdmin()
    for (const value of HOSTILE)
      for (const input of inputsWith(operation, value))
        faults.push(...(await faultOf(name, { ...requestOf(operation, input), as })))
  }
  expect(faults).toEqual([])
}, 120_000)

test('every body and query of every foreign wire', async () => {
  const faults: object[] = []
  for (const { name, method, path } of allWireRoutes(world.platform)) {
    for (const value of HOSTILE) {
      const text = encodeURIComponent(String(value).toWellFormed().slice(0, 2000))
      const url = path.replace(/\{\w+\}/g, text.slice(0, 100) || '0')
      const query = `token=${text}&type=${text}&grant_type=${text}`
      const fields = {
        email: value,
        password: value,
        token: value,
        type: value,
        data: value,
        refresh_token: value,
      }
      const asJson = { payload: JSON.stringify(value), headers: { 'content-type': 'application/json' } }
      faults.push(...(await faultOf(name, { method, url: `${url}?${query}`, as: world.people.sara })))
      if (method === 'GET') continue
      faults.push(...(await faultOf(name, { method, url: `${url}?grant_type=password`, payload: fields })))
      faults.push(...(await faultOf(name, { method, url, ...asJson })))
    }
  }
  expect(faults).toEqual([])
}, 120_000)

// The same every time, so that what it finds is found again.
const SEED = 20_261_123
const TRIES = 20

/** Addresses and queries hold text: whatever cannot be written as such is sent in a body alone. */
function sendable({ '~orpc': { route } }: AnyOperation, input: unknown): unknown {
  if (typeof input !== 'object' || input === null) return {}
  const isPath = (name: string) => (route.path ?? '').includes(`{${name}}`)
  const isText = (value: unknown) => typeof value !== 'object' || value === null
  return Object.fromEntries(
    Object.entries(input).filter(
      ([name, value]) => isText(value) || (route.method !== 'GET' && !isPath(name)),
    ),
  )
}

test('what nearly fits the schema of an operation, with hostile texts, values and keys deep inside', async () => {
  for (const { operation } of allRoutes(world.platform)) {
    const { meta, inputSchema } = operation['~orpc']
    if (!(inputSchema instanceof z.ZodType)) continue
    const as = await newAdmin()
    const sound = fc.asyncProperty(nearly(inputSchema), async (input) => {
      const request = { ...requestOf(operation, sendable(operation, input)), as }
      expect(await faultOf(meta.name, request)).toEqual([])
    })
    await fc.assert(sound, { seed: SEED, numRuns: TRIES })
  }
}, 240_000)

// Clients that cut an emoji in two send half of it; jsonb keeps neither half, and no NUL.
const BROKEN = ['\ud83d', 'a\u0000b'] as const

test('half a surrogate pair and NUL, in each text and beside each key, are refused by every operation', async () => {
  for (const { operation } of allRoutes(world.platform)) {
    const { meta, inputSchema } = operation['~orpc']
    if (!(inputSchema instanceof z.ZodType)) continue
    const as = await newAdmin()
    const [sample] = fc.sample(harmless(inputSchema), { seed: SEED, numRuns: 1 })
    for (const bad of BROKEN)
      for (const input of withOne(bad, sample)) {
        const request = { ...requestOf(operation, sendable(operation, input)), as }
        expect(await faultOf(meta.name, request)).toEqual([])
        const { method, payload } = request
        if (method === 'GET' || !holds(payload, bad)) continue
        expect((await world.inject(request)).statusCode, JSON.stringify(request)).toBeOneOf([400, 415])
      }
  }
}, 240_000)

/** Is this text in what is sent? Some operations take none where it would stand. */
const holds = (payload: unknown, bad: string) =>
  payload !== undefined && JSON.stringify(payload).includes(JSON.stringify(bad).slice(1, -1))

const WIRE_FIELDS = [
  'data',
  'user_metadata',
  'app_metadata',
  'email',
  'phone',
  'password',
  'current_password',
  'nonce',
  'token',
  'token_hash',
  'type',
  'issuer',
  'friendly_name',
  'factor_type',
  'code',
  'challenge_id',
  'refresh_token',
  'auth_code',
  'code_verifier',
  'code_challenge',
  'code_challenge_method',
  'redirect_to',
  'ban_duration',
  'client_name',
  'redirect_uris',
  'metadata_xml',
  'attribute_mapping',
  'domains',
  'message',
  'credential',
] as const
const KNOWN = {
  email: 'a.newcomer@example.org',
  password: 'a basket of injera',
  type: 'magiclink',
  factor_type: 'totp',
}

test('every call of a foreign wire, with hostile values and keys deep inside its fields', async () => {
  const fields = fc.constantFrom(...WIRE_FIELDS)
  let sent = 0
  for (const { name, method, path } of allWireRoutes(world.platform)) {
    if (method === 'GET') continue
    const url = path.replace(/\{\w+\}/g, '00000000-0000-7000-8000-000000000000')
    const sound = fc.asyncProperty(fields, fields, hostileValue, async (one, other, value) => {
      for (const as of [null, world.people.sara, world.people.dawit]) {
        const request = { method, url, as, payload: { ...KNOWN, [one]: value, [other]: { x: value } } }
        expect(await faultOf(name, request)).toEqual([])
      }
    })
    await fc.assert(sound, { seed: SEED, numRuns: TRIES / 2 })
    for (const bad of BROKEN)
      for (const [at, field] of WIRE_FIELDS.entries()) {
        // the parser that refuses them knows no fields: each stands in one shape, and each shape in many fields
        const shapes = [bad, { x: bad }, { x: [{ [bad]: 1 }] }]
        const payload = {
          ...KNOWN,
          email: `newcomer${++sent}@example.org`,
          [field]: shapes[at % shapes.length],
        }
        expect(await faultOf(name, { method, url, as: world.people.sara, payload })).toEqual([])
      }
  }
}, 240_000)
