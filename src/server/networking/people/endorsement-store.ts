import { sql } from 'kysely'
import type { Tx } from '#server/platform/database/transactions.ts'

interface Endorsed {
  userId: string
  /** Folded. */
  skill: string
}

export async function insertEndorsement(
  tx: Tx,
  { userId, skill, endorserId, at }: Endorsed & { endorserId: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('skill_endorsement')
    .values({ user_id: userId, skill, endorser_id: endorserId, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteEndorsement(
  tx: Tx,
  { userId, skill, endorserId }: Endorsed & { endorserId: string },
): Promise<void> {
  await tx
    .deleteFrom('skill_endorsement')
    .where('user_id', '=', userId)
    .where('skill', '=', skill)
    .where('endorser_id', '=', endorserId)
    .execute()
}

export async function countEndorsements(tx: Tx, { userId, skill }: Endorsed): Promise<number> {
  const { endorsements } = await tx
    .selectFrom('skill_endorsement')
    .select(({ fn }) => fn.countAll<number>().as('endorsements'))
    .where('user_id', '=', userId)
    .where('skill', '=', skill)
    .executeTakeFirstOrThrow()
  return endorsements
}

/** Of skills that are not named any more. */
export async function keepEndorsements(tx: Tx, userId: string, skills: readonly string[]): Promise<void> {
  await sql`
    delete from skill_endorsement where user_id = ${userId} and skill <> all(${skills}::text[])`.execute(tx)
}

/** What they say of others, and how many say what of them; who that is stays with those. */
export async function exportEndorsements(tx: Tx, userId: string): Promise<unknown[]> {
  const { rows } = await sql`
    select 'given' as direction, skill, at from skill_endorsement where endorser_id = ${userId}
    union all select 'received', skill, at from skill_endorsement where user_id = ${userId}
    order by at`.execute(tx)
  return rows
}

export async function deleteEndorsementsOf(tx: Tx, userId: string): Promise<void> {
  await tx
    .deleteFrom('skill_endorsement')
    .where((by) => by.or([by('user_id', '=', userId), by('endorser_id', '=', userId)]))
    .execute()
}
