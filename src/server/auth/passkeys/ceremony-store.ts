import type { Selectable } from 'kysely'
import type { DB } from '#server/platform/database/schema.ts'
import type { Database } from '#server/platform/database/transactions.ts'

export type CeremonyRow = Selectable<DB['auth.webauthn_challenges']>

export async function insertCeremony(
  db: Database,
  ceremony: { id: string; userId: string | null; challenge: string; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('auth.webauthn_challenges')
    .values({
      id: ceremony.id,
      user_id: ceremony.userId,
      ceremony: ceremony.userId === null ? 'authentication' : 'registration',
      challenge: ceremony.challenge,
      expires_at: ceremony.expiresAt,
    })
    .execute()
}

/** Uses a challenge up, whatever comes of it: of several answers at once one gets it. */
export async function takeCeremony(
  db: Database,
  id: string,
  userId: string | null,
): Promise<CeremonyRow | undefined> {
  return db
    .deleteFrom('auth.webauthn_challenges')
    .where('id', '=', id)
    .where('user_id', userId === null ? 'is' : '=', userId)
    .returningAll()
    .executeTakeFirst()
}
