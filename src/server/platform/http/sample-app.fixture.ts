import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { LISTING_ERRORS } from '#contract/listings/listing-errors.ts'
import { only, operation } from '#contract/kit/operation.ts'
import { queryNumber } from '#contract/kit/query.ts'
import { text } from '#contract/kit/text.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Authenticate } from '#server/platform/caller.ts'
import { readConfig } from '#server/platform/config.ts'
import type { Platform } from '#server/platform/platform.ts'
import { newRateLimits } from '#server/platform/limits/rate-limit.ts'
import { rawRoute, route, uploadRoute, type Route } from '#server/platform/route.ts'
import { newHttpServer } from './http-server.ts'
import { newHttpMetrics } from './metrics.ts'
import { mountOperations } from './mount-operations.ts'

const Thing = z.object({ id: z.string(), title: z.string() })

export const listThings = operation({
  name: 'things.list-things',
  method: 'GET',
  path: '/api/things',
  access: 'anyone',
  summary: 'List things',
  input: z.object({
    q: text({ max: 20 }).default(''),
    tags: z.array(z.string()).max(5).default([]),
    limit: queryNumber(z.int().min(1).max(50).default(20)),
  }),
  output: z.object({ items: z.array(Thing), asked: z.unknown() }),
  errors: {},
})

export const browseThings = operation({
  name: 'things.browse-things',
  method: 'GET',
  path: '/api/things/browse',
  access: 'anyone',
  summary: 'List things as JSON text',
  input: z.object({ shape: z.enum(['right', 'wrong']).default('right') }),
  output: z.object({ items: z.array(Thing) }),
  errors: {},
  rawJson: true,
})

export const createThing = operation({
  name: 'things.create-thing',
  method: 'POST',
  path: '/api/things',
  access: 'signed-in',
  summary: 'Create a thing',
  input: z.strictObject({ title: text({ min: 3, max: 40 }), size: z.number().min(2).optional() }),
  output: Thing,
  errors: {},
  successStatus: 201,
})

/** What each thing does when somebody joins it. */
const THINGS: Record<string, () => never> = {
  missing: () => {
    throw new AppError('listings.not-found')
  },
  stale: () => {
    throw new AppError('listings.stale', { version: 7 })
  },
  unlisted: () => {
    throw new AppError('listings.gone')
  },
  broken: () => {
    throw new TypeError('secret of the inside')
  },
  away: () => {
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  },
  full: () => {
    throw Object.assign(new Error('could not extend file'), { code: '53100', severity: 'ERROR' })
  },
}

export const joinThing = operation({
  name: 'things.join-thing',
  method: 'POST',
  path: '/api/things/{thingId}/join',
  access: 'signed-in',
  summary: 'Join a thing',
  input: z.object({ thingId: z.string().max(20), note: z.string().optional() }),
  output: z.object({ outcome: z.enum(['joined']), note: z.string() }),
  errors: only(LISTING_ERRORS, 'listings.not-found', 'listings.stale'),
})

export const renameThing = operation({
  name: 'things.rename-thing',
  method: 'PATCH',
  path: '/api/things/{thingId}',
  access: 'manager',
  summary: 'Rename a thing',
  input: z.strictObject({ thingId: z.string(), title: text({ min: 3, max: 40 }) }),
  output: Thing,
  errors: {},
})

export const deleteThing = operation({
  name: 'things.delete-thing',
  method: 'DELETE',
  path: '/api/things/{thingId}',
  access: 'admin',
  summary: 'Delete a thing',
  structure: 'detailed',
  input: z.object({
    params: z.object({ thingId: z.string() }),
    query: z.object({ notify: z.enum(['yes', 'no']).default('yes') }),
    body: z.strictObject({ reason: z.string() }),
  }),
  output: z.object({ deleted: z.string() }),
  errors: {},
})

export const uploadThing = operation({
  name: 'things.upload-thing',
  method: 'POST',
  path: '/api/uploads',
  access: 'signed-in',
  summary: 'Upload a file',
  input: z.object({ purpose: z.enum(['one', 'other']).default('one') }),
  output: z.object({ bytes: z.number(), contentType: z.string(), purpose: z.string() }),
  errors: { 'media.too-large': 413 },
  bodyLimit: 100_000,
})

const sampleRoutes = (): Route[] => [
  route(listThings)(async (asked) => ({ items: [], asked })),
  rawRoute(browseThings)(async ({ shape }) =>
    shape === 'right' ? '{"items": [{"id":"1","title":"One"}]}' : '{"items": [{"id":1}]}',
  ),
  route(createThing)(async ({ title }) => ({ id: '1', title, secret: 'not in the contract' })),
  route(joinThing)(async ({ thingId, note = '' }) => THINGS[thingId]?.() ?? { outcome: 'joined', note }),
  route(renameThing)(async ({ thingId, title }) => ({ id: thingId, title })),
  route(deleteThing)(async ({ params, query, body }) => ({
    deleted: `${params.thingId} ${query.notify} ${body.reason}`,
  })),
  uploadRoute(
    uploadThing,
    () => new AppError('media.too-large', { limitMb: 0.1 }),
  )(async ({ purpose }, { bytes, contentType }) => ({ bytes: bytes.length, contentType, purpose })),
]

/** The token is the role. */
const byRole: Authenticate = async (token) =>
  token === 'user' || token === 'manager' || token === 'admin'
    ? { userId: UserId.parse('00000000-0000-7000-8000-000000000001'), role: token, sessionId: 's' }
    : null

export interface SampleApp {
  app: FastifyInstance
  lines: { fields: Record<string, unknown>; message: string }[]
  /** What was said at warn. */
  warned: Record<string, unknown>[]
}

/** A server with sample operations that need no database. `env` as for the real one. */
export function sampleApp(env: Record<string, string> = {}): SampleApp {
  const config = readConfig({ NODE_ENV: 'test', SECRET_KEY: 'ab'.repeat(32), DATA_DIR: '/nowhere', ...env })
  const lines: SampleApp['lines'] = []
  const note = (fields: Record<string, unknown>, message: string) => void lines.push({ fields, message })
  const warned: SampleApp['warned'] = []
  const warn = (fields: Record<string, unknown>, message: string) => {
    warned.push(fields)
    note(fields, message)
  }
  const log = { info: note, warn, error: note }
  const clock = { now: () => new Date(), advance: async () => {} }
  const app = newHttpServer({ config, log }, newHttpMetrics(false))
  const deps = { config, limits: newRateLimits(config.rateLimits, clock, null) } as Platform
  mountOperations(app, sampleRoutes(), deps, byRole)
  return { app, lines, warned }
}
