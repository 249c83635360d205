import { z } from 'zod'
import type { WireContent, WireRoute } from '#server/platform/wire.ts'

type Schemas = Record<string, unknown>

/**
 * A call of a foreign wire as an operation of the API document.
 * @param schemas those of the document: what has a name is added there and referred to
 */
export function wireOperation(wire: WireRoute, schemas: Schemas): Record<string, unknown> {
  const inPath = [...wire.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const inQuery = Object.entries(wire.query ?? {}).map(([name, description]) => ({
    name,
    in: 'query',
    description,
    schema: { type: 'string' },
  }))
  const answers = Object.entries(wire.answers).map(([status, content]) => [
    status,
    answerOf(Number(status), content, schemas),
  ])
  return {
    operationId: wire.name,
    tags: [wire.name.slice(0, wire.name.indexOf('.'))],
    summary: wire.summary,
    parameters: [...inPath, ...inQuery],
    'x-access': wire.access,
    ...((wire.takes ?? wire.binaryTypes) && { requestBody: requestOf(wire, schemas) }),
    responses: {
      ...Object.fromEntries(answers),
      default: { description: 'A refusal', content: json(refusalOf(wire, schemas)) },
    },
  }
}

function requestOf({ takes, binaryTypes }: WireRoute, schemas: Schemas): object {
  const schema = takes ? schemaOf(takes, 'input', schemas) : {}
  const types = binaryTypes ?? ['application/json']
  return { content: Object.fromEntries(types.map((type) => [type, { schema }])) }
}

function answerOf(status: number, content: WireContent, schemas: Schemas): object {
  const description = DESCRIPTIONS.get(status) ?? 'Done'
  if (content instanceof z.ZodType)
    return { description, content: json(schemaOf(content, 'output', schemas)) }
  if (content !== null)
    return { description, content: Object.fromEntries(content.map((type) => [type, { schema: {} }])) }
  const leadsOn = status === 302 || status === 303
  return leadsOn ? { description, headers: { location: { schema: { type: 'string' } } } } : { description }
}

const DESCRIPTIONS = new Map([
  [201, 'Made'],
  [204, 'Done; there is no body'],
  [302, 'Leads on'],
  [303, 'Leads on'],
  [304, 'Unchanged'],
])

const json = (schema: object) => ({ 'application/json': { schema } })

const refusalOf = ({ refusal }: WireRoute, schemas: Schemas): object =>
  refusal ? schemaOf(refusal, 'output', schemas) : { $ref: '#/components/schemas/Error' }

/** Named schemas go to the document, and references lead there. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output', schemas: Schemas): object {
  // inside another one, since a schema is not referred to where it stands alone
  const made = z.toJSONSchema(z.object({ body: schema }), { io, unrepresentable: 'any' })
  const text = JSON.stringify({ body: made.properties?.['body'], named: made.$defs ?? {} })
  const { body, named } = JSON.parse(text.replaceAll('#/$defs/', '#/components/schemas/')) as {
    body: object
    named: Schemas
  }
  Object.assign(schemas, named)
  return body
}
