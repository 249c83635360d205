import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { operatorClient, OPERATORS_ONLY } from '#server/auth/admin/operator.fixture.ts'
import { freshWorld } from '#server/testing/world.ts'
import { newCompany } from './company.fixture.ts'

const world = freshWorld({ env: { AUTH_SAML: 'true' } })
const client = operatorClient(world)
const PATH = '/admin/sso/providers'

const company = newCompany()
const ENTITY = company.metadata.replace('<?xml version="1.0"?>', '')
const valid = { type: 'saml', metadata_xml: company.metadata }
const create = (body: object) => client.operate('POST', PATH, { body })
const fresh = (more: object = {}) => create({ type: 'saml', metadata_xml: newCompany().metadata, ...more })

test.each([
  ['GET', PATH],
  ['POST', PATH],
  ['GET', `${PATH}/x`],
  ['PUT', `${PATH}/x`],
  ['DELETE', `${PATH}/x`],
] as const)('signed out, and not allowed: %s %s', async (method, path) => {
  expect(await client.othersAsk(method, path)).toEqual(OPERATORS_ONLY)
})

describe('invalid', () => {
  test.each([
    [{ type: undefined }],
    [{ type: 'oidc' }],
    [{ metadata_xml: undefined }],
    [{ metadata_url: 'https://idp.example/metadata' }],
    [{ metadata_xml: 'hello' }],
    [{ metadata_xml: `<!DOCTYPE x>${company.metadata}` }],
    [{ metadata_xml: `<list>${ENTITY}${ENTITY}</list>` }],
    [{ metadata_xml: company.metadata.replace('IDPSSODescriptor', 'SPSSODescriptor') }],
    [{ metadata_xml: company.metadata.replace('HTTP-Redirect', 'HTTP-POST') }],
    [{ metadata_xml: company.metadata.replace('https://idp.example/sign-in', 'javascript:alert(1)') }],
    [{ metadata_xml: company.metadata.replace(/<ds:X509Certificate>[^<]+/, '<ds:X509Certificate>AAAA') }],
    [{ metadata_xml: company.metadata.replace('<md:IDPSSODescriptor', '$& WantAuthnRequestsSigned="true"') }],
    [{ metadata_xml: undefined, metadata_url: 'http://idp.example/metadata' }],
    [{ metadata_xml: undefined, metadata_url: 'file:///etc/passwd' }],
    [{ domains: ['not a domain'] }],
    [{ domains: 'company.example' }],
    [{ attribute_mapping: { keys: { email: 'mail' } } }],
    [{ name_id_format: 'transient' }],
    [{ resource_id: 'x\0' }],
  ])('%j', async (wrong) => {
    expect(await create({ ...valid, ...wrong })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed' },
    })
  })

  test('metadata at an address that answers with something else', async () => {
    const server = createServer((_, response) => response.writeHead(500).end())
    onTestFinished(() => void server.close())
    await new Promise<void>((done) => {
      server.listen(0, '127.0.0.1', done)
    })
    const metadata_url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    expect((await create({ type: 'saml', metadata_url })).body.code).toBe('saml_metadata_fetch_failed')
  })

  test('one that there is none of', async () => {
    const none = await client.operate('GET', `${PATH}/${crypto.randomUUID()}`)
    expect(none).toMatchObject({ status: 404, body: { code: 'sso_provider_not_found' } })
    expect((await client.operate('GET', `${PATH}/x`)).body.code).toBe('validation_failed')
  })

  test('the same company, domain or name twice, also at once', async () => {
    const twin = newCompany()
    const body = { type: 'saml', metadata_xml: twin.metadata }
    const answers = await Promise.all([create(body), create(body)])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 422])
    await fresh({ domains: ['twice.example'], resource_id: 'twice' })
    expect((await fresh({ domains: ['Twice.example'] })).body.code).toBe('sso_domain_already_exists')
    expect((await fresh({ resource_id: 'twice' })).body.code).toBe('conflict')
    const { body: third } = await fresh()
    const rename = { body: { resource_id: 'twice' } }
    expect((await client.operate('PUT', `${PATH}/${String(third['id'])}`, rename)).body.code).toBe('conflict')
  })
})

describe('behaviour', () => {
  test('is kept, listed, found by either name, changed and removed', async () => {
    const mapping = { keys: { full_name: { names: ['givenName', 'cn'] } } }
    const settings = {
      domains: ['Work.example', 'work.example'],
      resource_id: 'work',
      attribute_mapping: mapping,
    }
    const { status, body: made } = await create({ ...valid, ...settings })
    expect(status).toBe(201)
    expect(made).toMatchObject({
      resource_id: 'work',
      disabled: false,
      saml: { entity_id: company.entityId, metadata_xml: company.metadata, attribute_mapping: mapping },
      domains: [{ domain: 'work.example' }],
    })
    const path = `${PATH}/${String(made['id'])}`
    const listed = (await client.operate('GET', PATH)).body['items'] as { id: string }[]
    expect(listed.map(({ id }) => id)).toContain(made['id'])
    expect((await client.operate('GET', `${PATH}/resource_work`)).body).toEqual(made)

    const changes = {
      domains: ['new.example', 'work.example'],
      name_id_format: 'emailAddress',
      disabled: true,
    }
    const changed = (await client.operate('PUT', path, { body: changes })).body
    expect(changed).toMatchObject({
      resource_id: 'work',
      disabled: true,
      saml: { attribute_mapping: mapping, name_id_format: 'emailAddress' },
      domains: [{ domain: 'new.example' }, { domain: 'work.example' }],
    })
    const other = { body: { metadata_xml: newCompany().metadata } }
    expect((await client.operate('PUT', path, other)).body.code).toBe('saml_entity_id_mismatch')
    const renewed = { body: { metadata_xml: newCompany(company.entityId).metadata } }
    expect((await client.operate('PUT', path, renewed)).status).toBe(200)

    expect((await client.operate('DELETE', path)).body['id']).toBe(made['id'])
    expect((await client.operate('GET', path)).status).toBe(404)
    expect((await fresh({ domains: ['work.example'] })).status).toBe(201)
  })

  test('is read from its own address', async () => {
    const { metadata, entityId } = newCompany()
    const server = createServer((_, response) => response.end(metadata))
    onTestFinished(() => void server.close())
    await new Promise<void>((done) => {
      server.listen(0, '127.0.0.1', done)
    })
    const metadata_url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    const { body } = await create({ type: 'saml', metadata_url })
    expect(body).toMatchObject({ saml: { entity_id: entityId, metadata_url } })
  })
})
