import { io } from 'socket.io-client'
import { beforeAll, describe, expect, test } from 'vitest'
import { satisfies, type Role } from '#contract/kit/access.ts'
import type { AnyOperation } from '#contract/kit/operation.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { tokensOf } from '#server/auth/auth-client.fixture.ts'
import { factorClient } from '#server/auth/factors/factor.fixture.ts'
import { mintSession, suspendAccount } from '#server/auth/public.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { requestOf } from '#server/testing/call-operation.ts'
import { freshWorld } from '#server/testing/world.ts'
import { allRoutes } from './routes.ts'

// Every operation and every client event × who asks: may they? What they may do in it is for the tests of each feature.
// The two identities whom a block concerns are in authorization-matrix-blocked.test.ts.

const world = freshWorld({ listen: true })
const guarded = factorClient(world)
const everyOperation = (): AnyOperation[] => allRoutes(world.platform).map(({ operation }) => operation)

/** What somebody is as far as access goes. */
interface Identity {
  /** Null: a visitor, whatever their token says. */
  role: Role | null
  isSuspended?: true
}

const IDENTITIES = {
  visitor: { role: null },
  'guest without an address': { role: null },
  'password alone, second factor due': { role: null },
  'suspended member': { role: 'user', isSuspended: true },
  member: { role: 'user' },
  manager: { role: 'manager' },
  admin: { role: 'admin' },
} as const satisfies Record<string, Identity>
type Name = keyof typeof IDENTITIES
const NAMES = Object.keys(IDENTITIES) as Name[]

let accounts: Record<Exclude<Name, 'visitor'>, UserId>
beforeAll(async () => {
  const { sara, meron, hanna, dawit } = world.people
  const guest = tokensOf(await guarded.post('/signup', { data: { full_name: 'Hirut Bekele' } }))
  const strong = await guarded.settleStrong('two-steps@example.org')
  await inTransaction(world.db, (tx) =>
    suspendAccount(tx, world.platform, { userId: meron.userId, endsAt: null }),
  )
  accounts = {
    'guest without an address': UserId.parse(guest.userId),
    'password alone, second factor due': UserId.parse(strong.userId),
    'suspended member': meron.userId,
    member: sara.userId,
    manager: hanna.userId,
    admin: dawit.userId,
  }
})

/** A new session each time, since some operations end it; null for a visitor. */
async function tokenOf(name: Name): Promise<string | null> {
  if (name === 'visitor') return null
  return (await mintSession(world.platform, accounts[name])).access_token
}

type Verdict = 'open' | 401 | 403

function expected({ '~orpc': { meta } }: AnyOperation, { role, isSuspended }: Identity): Verdict {
  if (meta.access === 'anyone') return 'open'
  if (role === null) return 401
  if (!satisfies(role, meta.access === 'signed-in' ? 'user' : meta.access)) return 403
  return isSuspended && !meta.whileSuspended ? 403 : 'open'
}

/** Ids that exist nowhere and no other input: whether somebody is let in is decided before either is looked at. */
async function tried(operation: AnyOperation, token: string | null): Promise<Verdict> {
  const headers = token === null ? {} : { authorization: `Bearer ${token}` }
  const { statusCode } = await world.inject({ ...requestOf(operation, {}), headers })
  return statusCode === 401 || statusCode === 403 ? statusCode : 'open'
}

describe('every operation', () => {
  test.for(NAMES)('as %s', async (name) => {
    for (const operation of everyOperation()) {
      const { access, name: of } = operation['~orpc'].meta
      const verdict = await tried(operation, await tokenOf(name))
      expect.soft(verdict, `${of} (${access})`).toBe(expected(operation, IDENTITIES[name]))
    }
  })

  test('is closed to a session that is over', async () => {
    const token = await world.token(world.people.dawit)
    await world.clock.advance(3601)
    for (const operation of everyOperation())
      expect.soft(await tried(operation, token), operation['~orpc'].meta.name).toBe(401)
  })
})

/** Who may send a client event, besides being let in at all. */
const CLIENT_EVENTS: Readonly<Record<string, Role>> = {
  'messaging.typing': 'user',
  'moderation.cases': 'manager',
  'networking.follow-feed': 'user',
}

/** The answer to a client event without its input, or the refusal of the connection. */
async function sent(event: string, token: string | null): Promise<string> {
  const socket = io(world.url, {
    auth: { token: token ?? '' },
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
  })
  try {
    await new Promise((done, fail) => socket.once('connect', () => done(null)).once('connect_error', fail))
    const answer = (await socket.timeout(10_000).emitWithAck(event, {})) as { error?: string }
    return answer.error ?? 'ok'
  } catch (error) {
    return `refused: ${error instanceof Error ? error.message : String(error)}`
  } finally {
    socket.close()
  }
}

function expectedOf(event: string, { role, isSuspended }: Identity): string {
  if (role === null) return 'refused: auth.signed-out'
  if (isSuspended) return 'refused: auth.suspended'
  return satisfies(role, CLIENT_EVENTS[event] ?? 'admin') ? 'request.invalid' : 'auth.forbidden'
}

describe('every client event', () => {
  test('is in the matrix', () => {
    expect(world.platform.live.clientEventNames().toSorted()).toEqual(Object.keys(CLIENT_EVENTS).toSorted())
  })

  test.for(NAMES)('as %s', async (name) => {
    for (const event of Object.keys(CLIENT_EVENTS))
      expect.soft(await sent(event, await tokenOf(name)), event).toBe(expectedOf(event, IDENTITIES[name]))
  })
})
