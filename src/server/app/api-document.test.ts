import { expect, test } from 'vitest'
import type { ApiDocument } from '#server/platform/http/api-document.ts'
import { freshWorld } from '#server/testing/world.ts'
import { allRoutes } from './routes.ts'
import { allWireRoutes } from './wire-routes.ts'

const world = freshWorld()

async function readDocument(): Promise<ApiDocument> {
  return (await world.inject({ method: 'GET', url: '/api/openapi.json' })).json()
}

test('every operation stands in the document with its access and its refusals', async () => {
  const { paths } = await readDocument()
  for (const { operation } of allRoutes(world.platform)) {
    const { route, meta } = operation['~orpc']
    const listed = Object.keys(operation['~orpc'].errorMap)
    const node = paths[route.path ?? '']?.[(route.method ?? '').toLowerCase()]
    expect(node).toMatchObject({
      operationId: meta.name,
      summary: route.summary,
      'x-access': meta.access,
    })
    expect(node?.['security']).toEqual(meta.access === 'anyone' ? [{}, { bearer: [] }] : [{ bearer: [] }])
    const codes = JSON.stringify(node?.responses)
    for (const code of [...listed, 'request.invalid', 'auth.signed-out', 'request.too-many']) {
      expect(codes).toContain(`"${code}"`)
    }
  }
})

test('so does every call of a foreign wire', async () => {
  const { paths } = await readDocument()
  for (const wire of allWireRoutes(world.platform)) {
    const node = paths[wire.path]?.[wire.method.toLowerCase()]
    expect(node).toMatchObject({
      operationId: wire.name,
      summary: wire.summary,
      'x-access': wire.access,
    })
  }
})

test('a call of a foreign wire has its bodies: what it takes, what it answers, and how it refuses', async () => {
  const { paths, components } = await readDocument()
  for (const wire of allWireRoutes(world.platform)) {
    const node = paths[wire.path]?.[wire.method.toLowerCase()]
    expect(Object.keys(node?.responses ?? {}), wire.name).toEqual([...Object.keys(wire.answers), 'default'])
    expect('requestBody' in (node ?? {}), wire.name).toBe(Boolean(wire.takes ?? wire.binaryTypes))
    expect(node?.responses?.['default']).toMatchObject({ content: { 'application/json': expect.anything() } })
  }
  const user = { $ref: '#/components/schemas/AuthUser' }
  const session = { $ref: '#/components/schemas/AuthSession' }
  expect(paths['/auth/v1/signup']?.['post']).toMatchObject({
    parameters: [{ name: 'redirect_to', in: 'query' }],
    requestBody: {
      content: { 'application/json': { schema: { properties: { email: {}, password: {}, data: {} } } } },
    },
    responses: {
      200: { content: { 'application/json': { schema: { anyOf: [session, user] } } } },
      default: { content: { 'application/json': { schema: { $ref: '#/components/schemas/AuthError' } } } },
    },
  })
  expect(paths['/auth/v1/oauth/token']?.['post']).toMatchObject({
    requestBody: {
      content: { 'application/x-www-form-urlencoded': { schema: { properties: { code_verifier: {} } } } },
    },
  })
  for (const [, name] of JSON.stringify(paths).matchAll(/#\/components\/schemas\/(\w+)/g))
    expect(components.schemas).toHaveProperty(name ?? '')
})

test('names and addresses are each used once', () => {
  const operations = allRoutes(world.platform).map(({ operation }) => operation['~orpc'])
  const wires = allWireRoutes(world.platform)
  const names = [...operations.map(({ meta }) => meta.name), ...wires.map(({ name }) => name)]
  const addresses = operations.map(({ route }) => `${route.method} ${route.path?.replace(/\{\w+\}/g, '{}')}`)
  expect(names).toEqual([...new Set(names)])
  expect(addresses).toEqual([...new Set(addresses)])
})

test('nouns are shown once and referred to', async () => {
  const text = JSON.stringify((await readDocument()).paths)
  expect(text).toContain('#/components/schemas/Place')
})

test('a picture is sent as the body, what is said about it in the query', async () => {
  const upload = (await readDocument()).paths['/api/media']?.['post']
  expect(upload).toMatchObject({
    parameters: [{ name: 'purpose', in: 'query' }],
    requestBody: { content: { 'image/jpeg': { schema: { format: 'binary' } } } },
  })
  expect(JSON.stringify(upload?.['requestBody'])).not.toContain('application/json')
})
