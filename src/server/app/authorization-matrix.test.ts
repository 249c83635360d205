import { io } from 'socket.io-client'
import { beforeAll, describe, expect, test } from 'vitest'
import { satisfies, type Role } from '#contract/kit/access.ts'
import type { AnyOperation } from '#contract/kit/operation.ts'
import { blockUser } from '#contract/safety/block-user.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { tokensOf } from '#server/auth/auth-client.fixture.ts'
import { factorClient } from '#server/auth/factors/factor.fixture.ts'
import { mintSession, suspendAccount } from '#server/auth/public.ts'
import { connect } from '#server/networking/networking.fixture.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { requestOf } from '#server/testing/call-operation.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'
import { answerTo, isConcerned, nowhere, type Owned, ownings } from './authorization-matrix.fixture.ts'
import { allRoutes } from './routes.ts'

// Every operation and every client event × nine identities: may they? What they may do in it is for the tests of each
// feature. Each cell is noted, and one that nobody looked at is a failure.

const world = freshWorld({ listen: true })
const cells = new Set<string>()
const note = (of: string, name: Name) => cells.add(`${of} × ${name}`)
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
  'blocked by owner': { role: 'user' },
  'whom I blocked': { role: 'user' },
} as const satisfies Record<string, Identity>
type Name = keyof typeof IDENTITIES
const NAMES = Object.keys(IDENTITIES) as Name[]

const BLOCKS = ['blocked by owner', 'whom I blocked'] as const

let accounts: Record<Exclude<Name, 'visitor'>, UserId>
/** Who asks, and what they ask about belongs to the other. */
let sides: Record<(typeof BLOCKS)[number], { viewer: Person; owned: Owned }>
beforeAll(async () => {
  const { sara, meron, hanna, dawit } = world.people
  const guest = tokensOf(await guarded.post('/signup', { data: { full_name: 'Hirut Bekele' } }))
  const strong = await guarded.settleStrong('two-steps@example.org')
  await inTransaction(world.db, (tx) =>
    suspendAccount(tx, world.platform, { userId: meron.userId, endsAt: null }),
  )
  sides = {
    'blocked by owner': await sideOf('blocked by owner'),
    'whom I blocked': await sideOf('whom I blocked'),
  }
  accounts = {
    'guest without an address': UserId.parse(guest.userId),
    'password alone, second factor due': UserId.parse(strong.userId),
    'suspended member': meron.userId,
    member: sara.userId,
    manager: hanna.userId,
    admin: dawit.userId,
    'blocked by owner': sides['blocked by owner'].viewer.userId,
    'whom I blocked': sides['whom I blocked'].viewer.userId,
  }
})

/** Two who knew each other, until one blocked the other. */
async function sideOf(name: (typeof BLOCKS)[number]): Promise<{ viewer: Person; owned: Owned }> {
  const [owner, viewer] = [await world.newPerson(`Owner ${name}`), await world.newPerson(`Viewer ${name}`)]
  await connect(world, owner, viewer)
  const owned = await ownings(world, owner)
  const [from, to] = name === 'blocked by owner' ? [owner, viewer] : [viewer, owner]
  await world.call(blockUser, { userId: to.userId }, from)
  return { viewer, owned }
}

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
      note(of, name)
    }
  })

  test.for(BLOCKS)('that takes something of the other answers %s as about what never was', async (name) => {
    const { viewer, owned } = sides[name]
    const concerned = everyOperation().filter(isConcerned)
    expect(concerned.length).toBeGreaterThan(50)
    for (const operation of concerned) {
      const { name: of } = operation['~orpc'].meta
      const missing = await answerTo(world, operation, nowhere(), viewer)
      expect.soft(missing, `${of} takes its input`).not.toMatch(/request\.invalid/)
      expect.soft(await answerTo(world, operation, owned, viewer), of).toBe(missing)
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
    for (const event of Object.keys(CLIENT_EVENTS)) {
      expect.soft(await sent(event, await tokenOf(name)), event).toBe(expectedOf(event, IDENTITIES[name]))
      note(event, name)
    }
  })
})

test('no cell is missing', () => {
  const rows = [
    ...everyOperation().map((operation) => operation['~orpc'].meta.name),
    ...world.platform.live.clientEventNames(),
  ]
  expect(NAMES).toHaveLength(9)
  const wanted = rows.flatMap((of) => NAMES.map((name) => `${of} × ${name}`))
  expect(wanted.filter((cell) => !cells.has(cell))).toEqual([])
})
