import { decodeJwt } from 'jose'
import type { Role } from '#contract/kit/access.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { AUTH_RULES } from '#server/auth/auth-policy.ts'
import { signToken } from '#server/auth/keys/sign-token.ts'
import { openAuth } from '#server/auth/open-auth.ts'
import { createPerson, mintSession } from '#server/auth/public.ts'
import { type Database, inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'

/** Somebody with a confirmed account, a profile and an open session, but without a password. */
export interface Person {
  userId: UserId
  sessionId: string
  email: string
  fullName: string
  role: Role
}

/** Whom every story knows. */
const CAST = {
  sara: { fullName: 'Sara Bekele', role: 'user' },
  abel: { fullName: 'Abel Tesfaye', role: 'user' },
  meron: { fullName: 'Meron Haile', role: 'user' },
  hanna: { fullName: 'Hanna Girma', role: 'manager' },
  dawit: { fullName: 'Dawit Alemu', role: 'admin' },
} as const satisfies Record<string, { fullName: string; role: Role }>

type Name = keyof typeof CAST
export type People = Record<Name, Person>

const emailOf = (name: Name) => `${name}@example.org`

export async function settlePeople(platform: Platform): Promise<void> {
  // one after the other: at once, each would plan the same statements on a connection of its own
  for (const name of Object.keys(CAST) as Name[])
    await settlePerson(platform, { email: emailOf(name), ...CAST[name] })
}

/** Those whom settlePeople settled. */
export async function readPeople(db: Database): Promise<People> {
  const rows = await db
    .selectFrom('auth.sessions')
    .innerJoin('auth.users', 'auth.users.id', 'auth.sessions.user_id')
    .select(['auth.users.email', 'auth.users.id as userId', 'auth.sessions.id as sessionId'])
    .execute()
  const personCalled = (name: Name): Person => {
    const row = rows.find(({ email }) => email === emailOf(name))
    if (!row) throw new Error(`${name} has not been settled.`)
    return { ...CAST[name], email: emailOf(name), userId: UserId.parse(row.userId), sessionId: row.sessionId }
  }
  return {
    sara: personCalled('sara'),
    abel: personCalled('abel'),
    meron: personCalled('meron'),
    hanna: personCalled('hanna'),
    dawit: personCalled('dawit'),
  }
}

export async function settlePerson(
  platform: Platform,
  { email, fullName, role }: { email: string; fullName: string; role: Role },
): Promise<Person> {
  const roles = role === 'user' ? [] : [role]
  const userId = await inTransaction(platform.db, (tx) =>
    createPerson(platform, tx, { email, fullName, roles, passwordHash: null }),
  )
  const { access_token: token } = await mintSession(platform, userId)
  return { userId, sessionId: String(decodeJwt(token)['session_id']), email, fullName, role }
}

/** An access token of the person's session, as refreshing would give it, good for an hour of the platform's clock. */
export function tokenOf(platform: Platform, { userId, sessionId, email }: Person): Promise<string> {
  const { keys, issuer } = openAuth(platform)
  const claims = {
    sub: userId,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    session_id: sessionId,
    aal: 'aal1',
  }
  return signToken({ keys, issuer, now: platform.clock.now() }, claims, AUTH_RULES.accessTokenSeconds)
}
