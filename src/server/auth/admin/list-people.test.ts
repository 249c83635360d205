import { beforeAll, describe, expect, test } from 'vitest'
import { freshWorld } from '#server/testing/world.ts'
import { operatorClient, OPERATORS_ONLY } from './operator.fixture.ts'

const world = freshWorld()
const client = operatorClient(world)
const list = (query: string) => client.operate('GET', `/admin/users${query}`)
const emails = (body: Record<string, unknown>) =>
  (body['users'] as { email: string }[]).map(({ email }) => email)

beforeAll(async () => {
  for (const email of ['first@example.org', 'second@example.org', 'third_x@example.org']) {
    await world.clock.advance(5)
    await client.settle(email)
  }
})

test('signed out and not allowed', async () => {
  expect(await client.othersAsk('GET', '/admin/users')).toEqual(OPERATORS_ONLY)
})

test.each(['?page=0', '?page=-1', '?page=x', '?per_page=0', '?per_page=1.5'])(
  'invalid: %s',
  async (query) => {
    expect(await list(query)).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
  },
)

describe('people', () => {
  test('the newest first, with the way to the other pages', async () => {
    const one = await list('?page=1&per_page=2')
    expect(emails(one.body)).toEqual(['third_x@example.org', 'second@example.org'])
    const total = Number(one.headers['x-total-count'])
    expect(one.headers['link']).toBe(
      `</admin/users?page=2&per_page=2>; rel="next", </admin/users?page=${Math.ceil(total / 2)}&per_page=2>; rel="last"`,
    )
    expect(emails((await list('?page=2&per_page=2')).body)[0]).toBe('first@example.org')
    expect((await list('?page=999')).body['users']).toEqual([])
    expect(one.body['aud']).toBe('authenticated')
  })

  test('nothing secret about them', async () => {
    const text = JSON.stringify((await list('')).body)
    expect(text).not.toMatch(/encrypted_password|\$argon2|_hash|confirmation_token/)
  })

  test('found by words, whose signs mean nothing else', async () => {
    expect(emails((await list('?filter=SECOND@')).body)).toEqual(['second@example.org'])
    expect(emails((await list('?filter=d_x')).body)).toEqual(['third_x@example.org'])
    expect(emails((await list('?filter=f_rst')).body)).toEqual([])
  })
})
