import { expect, test } from 'vitest'
import { satisfies, type Role } from '#contract/kit/access.ts'
import type { AnyOperation } from '#contract/kit/operation.ts'
import { mintSession, suspendAccount } from '#server/auth/public.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { requestOf } from '#server/testing/call-operation.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'
import { allRoutes } from './routes.ts'

// Every operation × who asks: may they call it? What they may do in it is for the tests of each feature.

const world = freshWorld()
const everyOperation = (): AnyOperation[] => allRoutes(world.platform).map(({ operation }) => operation)

/** Ids that exist nowhere and no other input: whether somebody is let in is decided before either is looked at. */
const nowhere = (operation: AnyOperation) => requestOf(operation, {})

function expected({ '~orpc': { meta } }: AnyOperation, role: Role | null): 'open' | 401 | 403 {
  if (meta.access === 'anyone') return 'open'
  if (role === null) return 401
  return satisfies(role, meta.access === 'signed-in' ? 'user' : meta.access) ? 'open' : 403
}

async function tried(operation: AnyOperation, as: Person | null): Promise<'open' | 401 | 403> {
  // each time a session of its own, since some operations end it
  const session = as && (await mintSession(world.platform, as.userId))
  const headers = session ? { authorization: `Bearer ${session.access_token}` } : {}
  const { statusCode } = await world.inject({ ...nowhere(operation), headers })
  return statusCode === 401 || statusCode === 403 ? statusCode : 'open'
}

test.for(['visitor', 'sara', 'hanna', 'dawit'] as const)('%s', async (name) => {
  const person = name === 'visitor' ? null : world.people[name]
  for (const operation of everyOperation()) {
    const { access, name: of } = operation['~orpc'].meta
    expect
      .soft(await tried(operation, person), `${of} (${access})`)
      .toBe(expected(operation, person?.role ?? null))
  }
})

test('suspended', async () => {
  const { meron } = world.people
  await inTransaction(world.db, (tx) =>
    suspendAccount(tx, world.platform, { userId: meron.userId, endsAt: null }),
  )
  for (const operation of everyOperation()) {
    const { access, name, whileSuspended } = operation['~orpc'].meta
    const isOpen = access === 'anyone' || whileSuspended
    expect.soft(await tried(operation, meron), `${name} (${access})`).toBe(isOpen ? 'open' : 403)
  }
})

test('a session that is over opens no door at all', async () => {
  const authorization = `Bearer ${await world.token(world.people.dawit)}`
  await world.clock.advance(3601)
  for (const operation of everyOperation()) {
    const { statusCode } = await world.inject({ ...nowhere(operation), headers: { authorization } })
    expect.soft(statusCode, operation['~orpc'].meta.name).toBe(401)
  }
})
