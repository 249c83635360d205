import { randomBytes } from 'node:crypto'
import type { Role } from '#contract/kit/access.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { openAuth } from '#server/auth/open-auth.ts'
import { signToken } from '#server/auth/keys/sign-token.ts'
import { AUTH_RULES } from '#server/auth/auth-policy.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
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

export type People = Record<keyof typeof CAST, Person>

export async function settlePeople(platform: Platform): Promise<People> {
  const settled = Object.entries(CAST).map(async ([name, { fullName, role }]) => [
    name,
    await settlePerson(platform, { email: `${name}@example.org`, fullName, role }),
  ])
  return Object.fromEntries(await Promise.all(settled)) as People
}

export async function settlePerson(
  { db }: Platform,
  { email, fullName, role }: { email: string; fullName: string; role: Role },
): Promise<Person> {
  const person: Person = { userId: UserId.parse(uuidv7()), sessionId: uuidv7(), email, fullName, role }
  const { userId, sessionId } = person
  await inTransaction(db, async (tx) => {
    const data = JSON.stringify({ full_name: fullName })
    await tx
      .insertInto('auth.users')
      .values({ id: userId, email, raw_user_meta_data: data, email_confirmed_at: new Date() })
      .execute()
    await tx
      .insertInto('auth.sessions')
      .values({ id: sessionId, user_id: userId, refresh_token_hmac_key: randomBytes(32) })
      .execute()
    await tx.insertInto('profile').values({ user_id: userId, full_name: fullName }).execute()
    if (role !== 'user')
      await tx.insertInto('user_roles').values({ id: uuidv7(), user_id: userId, role }).execute()
  })
  return person
}

/** An access token of the person's session, as signing in would give it, good for an hour of the platform's clock. */
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
