import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { AnyOperation } from '#contract/kit/operation.ts'
import { requestOf } from '#server/testing/call-operation.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'
import { allRoutes } from './routes.ts'
import { allWireRoutes } from './wire-routes.ts'

// Every operation and every call of a foreign wire, with values that no honest client sends: refused or answered,
// never a fault of ours and never a word about the inside.

const world = freshWorld()

const HOSTILE: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER + 1,
  '',
  ' ',
  '0',
  'NaN',
  'true',
  'a\u0000b',
  '\ud800',
  '\u202e\u200b\ufeff',
  'x'.repeat(20_000),
  '😀'.repeat(2000),
  `' or 1=1; drop table auth.users; --`,
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  '%00%ff',
  '{"$gt":""}',
  '00000000-0000-7000-8000-000000000000',
  '2026-02-31T25:61:00Z',
  [],
  [[[[]]]],
  Array.from({ length: 500 }, () => 'x'),
  {},
  { length: -1, constructor: { name: 'x' } },
]

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

test('every field of every operation', async () => {
  const faults: object[] = []
  for (const { operation } of allRoutes(world.platform)) {
    const { name } = operation['~orpc'].meta
    for (const field of fieldsOf(operation)) {
      for (const value of HOSTILE) {
        const request = requestOf(operation, { [field]: value })
        faults.push(...(await faultOf(name, { ...request, as: world.people.dawit })))
      }
    }
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
