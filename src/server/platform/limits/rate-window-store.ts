import { sql } from 'kysely'
import type { Database } from '#server/platform/database/transactions.ts'
import type { RateWindows } from './rate-limit.ts'

/** Windows counted in the database, so that several servers share them. One statement per request. */
export function sharedWindows(db: Database): RateWindows {
  return {
    async take(key, seconds) {
      const { rows } = await sql<{ spent: number; msLeft: number }>`
        insert into rate_window as w (key, spent, ends_at)
        values (${key}, 1, clock_now() + ${seconds} * interval '1 second')
        on conflict (key) do update set
          spent = case when w.ends_at > clock_now() then w.spent + 1 else 1 end,
          ends_at = case when w.ends_at > clock_now() then w.ends_at else excluded.ends_at end
        returning spent, (extract(epoch from ends_at - clock_now()) * 1000)::float8 as "msLeft"`.execute(db)
      const row = rows[0]
      if (!row) throw new Error('Counting a request returned no row.')
      return row
    },
    async clear(key) {
      await db.deleteFrom('rate_window').where('key', '=', key).execute()
    },
  }
}

/** Ended windows mean nothing any more. */
export async function purgeEndedWindows(db: Database): Promise<void> {
  await sql`delete from rate_window where ends_at < clock_now()`.execute(db)
}
