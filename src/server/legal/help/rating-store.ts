import { sql } from 'kysely'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

export async function addRating(
  tx: Tx,
  { answer, day, isHelpful }: { answer: string; day: Date; isHelpful: boolean },
): Promise<void> {
  const [helped, failed] = isHelpful ? [1, 0] : [0, 1]
  await sql`
    insert into answer_rating (answer, day, helped, failed)
    values (${answer}, (${day}::timestamptz at time zone 'UTC')::date, ${helped}, ${failed})
    on conflict (answer, day) do update
      set helped = answer_rating.helped + ${helped}, failed = answer_rating.failed + ${failed}`.execute(tx)
}

/** What was said of each answer since then; those that helped least come first. */
export async function findRatings(
  db: Database,
  since: Date,
): Promise<{ answer: string; helped: number; failed: number }[]> {
  const { rows } = await sql<{ answer: string; helped: number; failed: number }>`
    select answer, sum(helped)::int as helped, sum(failed)::int as failed from answer_rating
    where day >= (${since}::timestamptz at time zone 'UTC')::date
    group by answer
    order by sum(failed) - sum(helped) desc, answer`.execute(db)
  return rows
}

export async function deleteRatingsOf(tx: Tx, answer: string): Promise<void> {
  await tx.deleteFrom('answer_rating').where('answer', '=', answer).execute()
}
