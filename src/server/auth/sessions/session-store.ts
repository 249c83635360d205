import { type Selectable, sql } from 'kysely'
import { z } from 'zod'
import { Suspension } from '#contract/kit/access.ts'
import { UserId } from '#contract/profiles/profile.ts'
import type { HotReads } from '#server/platform/database/hot-reads.ts'
import type { DB } from '#server/platform/database/schema.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'

export type SessionRow = Selectable<DB['auth.sessions']>

/** Where a person signs in from, as far as it is known. */
export interface Device {
  ip: string | null
  userAgent: string | null
}

/** How and when the person of a session has shown who they are. */
export interface AmrEntry {
  method: string
  at: Date
}

export async function insertSession(
  tx: Tx,
  session: {
    id: string
    userId: string
    sealedKey: Buffer
    device: Device
    notAfter?: Date | null
    /** Whom the person has let in, when it is not their own. */
    program?: { id: string; scope: string }
  },
): Promise<SessionRow> {
  return tx
    .insertInto('auth.sessions')
    .values({
      id: session.id,
      user_id: session.userId,
      refresh_token_hmac_key: session.sealedKey,
      ip: session.device.ip,
      user_agent: session.device.userAgent,
      not_after: session.notAfter ?? null,
      oauth_client_id: session.program?.id ?? null,
      scopes: session.program?.scope ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Shown again, a method counts from now. */
export async function insertAmr(tx: Tx, sessionId: string, method: string): Promise<void> {
  await tx
    .insertInto('auth.mfa_amr_claims')
    .values({ id: uuidv7(), session_id: sessionId, authentication_method: method })
    .onConflict((conflict) =>
      conflict
        .columns(['session_id', 'authentication_method'])
        .doUpdateSet((build) => ({ created_at: build.ref('excluded.created_at') })),
    )
    .execute()
}

export async function deleteAmr(tx: Tx, sessionIds: readonly string[], method: string): Promise<void> {
  if (sessionIds.length === 0) return
  await tx
    .deleteFrom('auth.mfa_amr_claims')
    .where('session_id', 'in', sessionIds)
    .where('authentication_method', '=', method)
    .execute()
}

/** Newest first. */
export async function readAmr(db: Database | Tx, sessionId: string): Promise<AmrEntry[]> {
  return db
    .selectFrom('auth.mfa_amr_claims')
    .select(['authentication_method as method', 'created_at as at'])
    .where('session_id', '=', sessionId)
    .orderBy('created_at', 'desc')
    .execute()
}

export async function readSessionOf(
  db: Database | Tx,
  id: string,
  userId: string,
): Promise<SessionRow | undefined> {
  return db
    .selectFrom('auth.sessions')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/**
 * Counts the next refresh token, unless another request has done so since the session was read: one statement, so
 * that no lock is held while the others are written.
 * @returns the number that counts now; null when it was changed before, or the session is over
 */
export async function advanceSession(
  db: Database | Tx,
  { id, refresh_token_counter: counter }: Pick<SessionRow, 'id' | 'refresh_token_counter'>,
  device: Device,
): Promise<number | null> {
  const advanced = await db
    .updateTable('auth.sessions')
    .set((build) => ({
      refresh_token_counter: counter + 1,
      refreshed_at: build.fn<Date>('clock_now'),
      updated_at: build.fn<Date>('clock_now'),
      ip: device.ip,
      user_agent: device.userAgent,
    }))
    .where('id', '=', id)
    .where('refresh_token_counter', '=', counter)
    .returning('refresh_token_counter')
    .executeTakeFirst()
  return advanced?.refresh_token_counter ?? null
}

/**
 * Lifts a session to the second level of assurance. Its counter jumps, so that no refresh token from before is
 * the one before the newest, and all of them lie below the floor.
 */
export async function raiseSession(tx: Tx, id: string, factorId: string): Promise<SessionRow | undefined> {
  return tx
    .updateTable('auth.sessions')
    .set((build) => ({
      aal: 'aal2' as const,
      factor_id: factorId,
      refresh_token_counter: build('refresh_token_counter', '+', 2),
      refresh_min_counter: build('refresh_token_counter', '+', 2),
      refreshed_at: build.fn<Date>('clock_now'),
      updated_at: build.fn<Date>('clock_now'),
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

/** Sessions that a factor has lifted go back to the first level. Returns their ids. */
export async function lowerSessions(tx: Tx, userId: string, factorId: string): Promise<string[]> {
  const lowered = await tx
    .updateTable('auth.sessions')
    .set((build) => ({
      aal: 'aal1' as const,
      factor_id: null,
      updated_at: build.fn<Date>('clock_now'),
    }))
    .where('user_id', '=', userId)
    .where('factor_id', '=', factorId)
    .returning('id')
    .execute()
  return lowered.map(({ id }) => id)
}

/** Which sessions of a person are meant: one, all but one, those of a lower assurance; all when nothing is said. */
export interface SessionChoice {
  only?: string
  except?: string
  below?: SessionRow['aal']
}

/** Returns the ids of those that ended. */
export async function deleteSessions(tx: Tx, userId: string, which: SessionChoice = {}): Promise<string[]> {
  const { only, except, below } = which
  const ended = await tx
    .deleteFrom('auth.sessions')
    .where('user_id', '=', userId)
    .$if(only !== undefined, (query) => query.where('id', '=', only ?? ''))
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .$if(below !== undefined, (query) => query.where('aal', '<', below ?? 'aal1'))
    .returning('id')
    .execute()
  return ended.map(({ id }) => id)
}

const IS_VISITOR = `(u.is_anonymous or (s.aal = 'aal1' and exists (
  select from auth.mfa_factors f where f.user_id = s.user_id and f.status = 'verified')))`
const STANDS = `s.oauth_client_id is null and u.deleted_at is null
  and (u.banned_until is null or u.banned_until <= clock_now())
  and (s.not_after is null or s.not_after > clock_now())`
const LASTS = '(x.ends_at is null or x.ends_at > clock_now())'
const ENDS_AT = `to_char(x.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const STANDING = {
  name: 'auth-standing',
  text: `select json_build_object('userId', s.user_id, 'isVisitor', ${IS_VISITOR},
           'suspension', case when x.user_id is not null then json_build_object('endsAt', ${ENDS_AT}) end)::text
         from auth.sessions s join auth.users u on u.id = s.user_id
         left join user_suspension x on x.user_id = u.id and ${LASTS}
         where s.id = $1 and ${STANDS}`,
}
const Standing = z.object({ userId: UserId, isVisitor: z.boolean(), suspension: Suspension.nullable() })

/** Whose session it is; null when it ended, or its owner was banned or is gone. */
export async function readStanding(
  hot: HotReads,
  sessionId: string,
): Promise<z.output<typeof Standing> | null> {
  const text = await hot.read(STANDING, [sessionId])
  return text === null ? null : Standing.parse(JSON.parse(text))
}

export interface StandingRow {
  id: string
  user_id: string
  roles: string[]
  is_suspended: boolean
  ends_at: Date | null
}

/** Those of these sessions that stand and are a member's. */
export async function findStandingMembers(
  db: Database,
  sessionIds: readonly string[],
): Promise<StandingRow[]> {
  const { rows } = await sql<StandingRow>`
    select s.id, s.user_id, array(select r.role::text from user_roles r where r.user_id = s.user_id) as roles,
      x.user_id is not null as is_suspended, x.ends_at
    from auth.sessions s join auth.users u on u.id = s.user_id
      left join user_suspension x on x.user_id = u.id and ${sql.raw(LASTS)}
    where s.id = any(${sessionIds}::uuid[]) and ${sql.raw(STANDS)} and not ${sql.raw(IS_VISITOR)}`.execute(db)
  return rows
}

export async function readSessionIds(db: Database | Tx, userId: string): Promise<string[]> {
  const rows = await db.selectFrom('auth.sessions').select('id').where('user_id', '=', userId).execute()
  return rows.map(({ id }) => id)
}

/** Those that are not over. */
export async function readSessionsOf(db: Database | Tx, userId: string): Promise<SessionRow[]> {
  return db
    .selectFrom('auth.sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where((build) =>
      build.or([build('not_after', 'is', null), build('not_after', '>', build.fn<Date>('clock_now'))]),
    )
    .orderBy('created_at', 'desc')
    .execute()
}
