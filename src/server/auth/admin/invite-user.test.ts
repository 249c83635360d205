import { expect, test } from 'vitest'
import { freshWorld } from '#server/testing/world.ts'
import { operatorClient, OPERATORS_ONLY } from './operator.fixture.ts'

const world = freshWorld()
const client = operatorClient(world)
const invite = (body: unknown) => client.operate('POST', '/invite', { body })

test('signed out and not allowed', async () => {
  expect(await client.othersAsk('POST', '/invite')).toEqual(OPERATORS_ONLY)
})

test.for([
  [{}, 'validation_failed'],
  [{ email: 'nope' }, 'validation_failed'],
  [{ email: 5 }, 'bad_json'],
] as const)('invalid: %j', async ([body, code]) => {
  expect(await invite(body)).toMatchObject({ status: 400, body: { code } })
})

test('the invitation is mailed, and its link opens the account', async () => {
  const email = 'invited@example.org'
  const { body } = await invite({ email, data: { full_name: 'Liya Tesfaye', language: 'am' } })
  expect(body).toHaveProperty('invited_at')
  const { link, subject } = await client.mailTo(email)
  expect(subject).toMatch(/[\u1200-\u137f]/)
  expect((await client.follow(link)).fragment).toMatchObject({ type: 'invite', token_type: 'bearer' })
})

test('nobody is invited who is here', async () => {
  await client.settle('member@example.org')
  expect(await invite({ email: 'member@example.org' })).toMatchObject({
    status: 422,
    body: { code: 'email_exists' },
  })
})
