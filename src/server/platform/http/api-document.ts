import type { AnyContractRouter } from '@orpc/contract'
import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { z } from 'zod'
import { COMMON_ERRORS, type CommonErrorCode } from '#contract/kit/errors.ts'
import type { AnyOperation } from '#contract/kit/operation.ts'
import type { WireRoute } from '#server/platform/wire.ts'
import { wireOperation } from './wire-document.ts'

interface Node {
  [key: string]: unknown
  responses?: Record<string, unknown>
}
export interface ApiDocument {
  [key: string]: unknown
  paths: Record<string, Record<string, Node>>
  components: { schemas: Record<string, unknown>; securitySchemes: Record<string, unknown> }
}

const TITLE = 'Mesob'
/** Refusals that every operation may give, and those that depend on what it asks for. */
const ALWAYS: CommonErrorCode[] = [
  'request.invalid',
  'request.malformed',
  'auth.signed-out',
  'request.too-many',
]
const FAULTS: CommonErrorCode[] = ['server.unexpected', 'server.unavailable']

const ERROR_SCHEMA = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message', 'requestId'],
      properties: {
        code: { type: 'string' },
        message: { type: 'string', description: 'A sentence in the language of Accept-Language' },
        details: {
          description:
            'Depends on the code; for request.invalid { fields: [{ path, message, key, values }] }',
        },
        requestId: { type: 'string' },
      },
    },
  },
}

/**
 * The OpenAPI 3.1 document: schemas from zod, security from access, refusals from the error codes, and the foreign
 * wires with what they say about themselves.
 * @param nouns schemas that are shown once and referred to by name
 */
export async function apiDocument(
  operations: readonly AnyOperation[],
  wires: readonly WireRoute[],
  nouns: Readonly<Record<string, z.ZodType>>,
): Promise<ApiDocument> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  const router: AnyContractRouter = Object.fromEntries(operations.map((op) => [op['~orpc'].meta.name, op]))
  const generated = await generator.generate(router, {
    info: { title: TITLE, version: '1' },
    commonSchemas: Object.fromEntries(
      Object.entries(nouns).map(([name, schema]) => [name, { schema, strategy: 'output' as const }]),
    ),
    customErrorResponseBodySchema: () => ({}),
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
  })
  const document = generated as unknown as ApiDocument
  document.components.schemas['Error'] = ERROR_SCHEMA
  for (const operation of operations) describe(document, operation)
  for (const wire of wires) {
    const operation = wireOperation(wire, document.components.schemas)
    document.paths[wire.path] = { ...document.paths[wire.path], [wire.method.toLowerCase()]: operation }
  }
  return document
}

function describe(document: ApiDocument, { '~orpc': { route, meta, errorMap } }: AnyOperation): void {
  const node = document.paths[route.path ?? '/']?.[(route.method ?? 'POST').toLowerCase()]
  if (!node) throw new Error(`${meta.name} is missing in the API document.`)
  node['security'] = meta.access === 'anyone' ? [{}, { bearer: [] }] : [{ bearer: [] }]
  node['x-access'] = meta.access
  const common = [...ALWAYS, ...FAULTS]
  if (meta.access === 'manager' || meta.access === 'admin') common.push('auth.forbidden')
  if (route.method !== 'GET') common.push('request.too-large', 'request.unsupported-type')
  if (meta.idempotent) {
    common.push('request.in-progress', 'request.key-reused')
    addKeyHeader(node)
  }
  if (meta.fileTypes) describeFile(node, meta.fileTypes)
  const status = new Map<string, number>(common.map((code) => [code, COMMON_ERRORS[code]]))
  for (const [code, listed] of Object.entries(errorMap as Record<string, { status: number }>))
    status.set(code, listed.status)
  const byStatus = Map.groupBy(status.keys(), (code) => status.get(code))
  node.responses ??= {}
  for (const [number, codes] of byStatus) node.responses[String(number)] = refusals(codes)
}

const JsonBody = z.object({
  content: z.object({
    'application/json': z.object({ schema: z.object({ properties: z.record(z.string(), z.unknown()) }) }),
  }),
})

/** What the generator took for a JSON body stands in the query, for the body is the file. */
function describeFile(node: Node, types: readonly string[]): void {
  const { properties } = JsonBody.parse(node['requestBody']).content['application/json'].schema
  const parameters = Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', schema }))
  node['parameters'] = [...((node['parameters'] ?? []) as object[]), ...parameters]
  const file = { schema: { type: 'string', format: 'binary' } }
  node['requestBody'] = { required: true, content: Object.fromEntries(types.map((type) => [type, file])) }
}

function addKeyHeader(node: Node): void {
  node['parameters'] = [
    ...((node['parameters'] ?? []) as object[]),
    {
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description: 'The same key within 24 hours gives the first answer again',
      schema: { type: 'string', pattern: '^[\\w-]{16,64}$' },
    },
  ]
}

function refusals(codes: string[]): unknown {
  const code = { properties: { error: { properties: { code: { enum: codes } } } } }
  const schema = { allOf: [{ $ref: '#/components/schemas/Error' }, code] }
  return { description: codes.join(', '), content: { 'application/json': { schema } } }
}
