import * as argon2 from '@node-rs/argon2'
import { expect, test, vi } from 'vitest'
import { authClient } from '#server/auth/auth-client.fixture.ts'
import { freshWorld } from '#server/testing/world.ts'

// counts the hashes that are worked out; they stay real
vi.mock('@node-rs/argon2', async (load) => {
  const real = await load<typeof argon2>()
  return { ...real, verify: vi.fn<typeof argon2.verify>(real.verify) }
})

const world = freshWorld()
const client = authClient(world)

test('an account cannot be told from none: neither by the answer nor by the work that is done', async () => {
  await client.settle('known@example.org')
  const { userId } = await client.settle('without-password@example.org')
  await world.db
    .updateTable('auth.users')
    .set({ encrypted_password: null })
    .where('id', '=', userId)
    .execute()
  vi.mocked(argon2.verify).mockClear()

  const answers = []
  for (const email of ['known@example.org', 'nobody@example.org', 'without-password@example.org']) {
    answers.push(await client.signIn(email, 'not-the-password'))
    expect(argon2.verify, email).toHaveBeenCalledOnce()
    vi.mocked(argon2.verify).mockClear()
  }
  const [wrong, ...others] = answers
  expect(wrong).toMatchObject({ status: 400, body: { code: 'invalid_credentials' } })
  for (const other of others) expect(other.body).toEqual(wrong?.body)
})
