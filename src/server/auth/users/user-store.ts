import type { Selectable, Updateable } from 'kysely'
import type { DB } from '#server/platform/database/schema.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'

export type UserRow = Selectable<DB['auth.users']>
export type IdentityRow = Selectable<DB['auth.identities']>

export interface NewUser {
  id: string
  email: string | null
  phone?: string
  isAnonymous?: boolean
  /** Of a company's own sign-in, whose addresses stand beside those of everybody else. */
  isSso?: boolean
  passwordHash: string | null
  appMetadata: Record<string, unknown>
  userMetadata: Record<string, unknown>
}

export async function readUser(db: Database | Tx, id: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('auth.users')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** People who sign in through their company have addresses of their own; they are not meant here. */
export async function readUserByEmail(db: Database | Tx, email: string): Promise<UserRow | undefined> {
  return byEmail(db, email).executeTakeFirst()
}

export async function lockUser(tx: Tx, id: string): Promise<UserRow | undefined> {
  return tx
    .selectFrom('auth.users')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

export async function lockUserByEmail(tx: Tx, email: string): Promise<UserRow | undefined> {
  return byEmail(tx, email).forUpdate().executeTakeFirst()
}

export async function readUserByPhone(db: Database | Tx, phone: string): Promise<UserRow | undefined> {
  return byPhone(db, phone).executeTakeFirst()
}

export async function lockUserByPhone(tx: Tx, phone: string): Promise<UserRow | undefined> {
  return byPhone(tx, phone).forUpdate().executeTakeFirst()
}

/** Somebody who waits to confirm this number as their new one; the newest wish counts. */
export async function lockUserByNewPhone(tx: Tx, phone: string): Promise<UserRow | undefined> {
  return tx
    .selectFrom('auth.users')
    .selectAll()
    .where('phone_change', '=', phone)
    .where('deleted_at', 'is', null)
    .orderBy('phone_change_sent_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
}

/** @returns undefined when the address or the number is taken */
export async function insertUser(tx: Tx, user: NewUser): Promise<UserRow | undefined> {
  return tx
    .insertInto('auth.users')
    .values({
      id: user.id,
      email: user.email,
      phone: user.phone ?? null,
      is_anonymous: user.isAnonymous ?? false,
      is_sso_user: user.isSso ?? false,
      encrypted_password: user.passwordHash,
      raw_app_meta_data: JSON.stringify(user.appMetadata),
      raw_user_meta_data: JSON.stringify(user.userMetadata),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

export async function changeUser(
  tx: Tx,
  id: string,
  changes: Updateable<DB['auth.users']>,
): Promise<UserRow> {
  return tx
    .updateTable('auth.users')
    .set((build) => ({ ...changes, updated_at: build.fn<Date>('clock_now') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function readIdentities(db: Database | Tx, userId: string): Promise<IdentityRow[]> {
  return db
    .selectFrom('auth.identities')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** The identity of an account with address and password: its provider's id is that of the person. */
export async function insertEmailIdentity(
  tx: Tx,
  identity: { id: string; userId: string; data: Record<string, unknown> },
): Promise<void> {
  await tx
    .insertInto('auth.identities')
    .values({
      id: identity.id,
      user_id: identity.userId,
      provider: 'email',
      provider_id: identity.userId,
      identity_data: JSON.stringify(identity.data),
    })
    .execute()
}

/** The identity that stands for the address or the telephone number of an account; made where there was none. */
export async function saveOwnIdentity(
  tx: Tx,
  userId: string,
  provider: 'email' | 'phone',
  data: Record<string, unknown>,
): Promise<void> {
  await tx
    .insertInto('auth.identities')
    .values({
      id: uuidv7(),
      user_id: userId,
      provider,
      provider_id: userId,
      identity_data: JSON.stringify(data),
    })
    .onConflict((conflict) =>
      conflict.columns(['provider_id', 'provider']).doUpdateSet((build) => ({
        identity_data: build.ref('excluded.identity_data'),
        updated_at: build.fn<Date>('clock_now'),
      })),
    )
    .execute()
}

export async function markIdentityUsed(tx: Tx, userId: string, provider: string, at: Date): Promise<void> {
  await tx
    .updateTable('auth.identities')
    .set({ last_sign_in_at: at })
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .execute()
}

/** Somebody else took the address between the look and the write. */
export function isTakenEmail(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'users_email'
}

export function isTakenPhone(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'users_phone'
}

function byPhone(db: Database | Tx, phone: string) {
  return db.selectFrom('auth.users').selectAll().where('phone', '=', phone).where('deleted_at', 'is', null)
}

function byEmail(db: Database | Tx, email: string) {
  return db
    .selectFrom('auth.users')
    .selectAll()
    .where('email', '=', email)
    .where('is_sso_user', '=', false)
    .where('deleted_at', 'is', null)
}
