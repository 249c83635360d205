import { expect, test } from 'vitest'
import { PASSWORD } from '#server/auth/auth-client.fixture.ts'
import { freshWorld } from '#server/testing/world.ts'
import { operatorClient, OPERATORS_ONLY } from './operator.fixture.ts'

const world = freshWorld()
const client = operatorClient(world)

interface Entry {
  payload: { action: string }
}

async function audit(query: string) {
  const { body, headers } = await client.operate('GET', `/admin/audit${query}`)
  return { entries: body as unknown as Entry[], total: Number(headers['x-total-count']) }
}

test('signed out and not allowed', async () => {
  expect(await client.othersAsk('GET', '/admin/audit')).toEqual(OPERATORS_ONLY)
})

test.each(['?page=0', '?page=x', '?per_page=-1'])('invalid: %s', async (query) => {
  expect(await client.operate('GET', `/admin/audit${query}`)).toMatchObject({
    status: 400,
    body: { code: 'validation_failed' },
  })
})

test('what happened, the newest first, found by words, and no secret in it', async () => {
  for (const email of ['first@example.org', 'second@example.org']) {
    await world.clock.advance(5)
    await client.settle(email)
  }
  const { entries, total } = await audit('?per_page=3')
  expect([entries.length, entries[0]?.payload.action]).toEqual([3, 'login'])
  expect(total).toBeGreaterThan(3)
  const found = await audit('?query=author:first@example.org')
  expect(found.entries).toHaveLength(found.total)
  expect(found.total).toBeGreaterThan(0)
  expect(JSON.stringify(found.entries)).not.toContain('second@example.org')
  expect(JSON.stringify((await audit('')).entries)).not.toContain(PASSWORD)
  expect(await audit('?query=no-such-text')).toEqual({ entries: [], total: 0 })
})
