import { sql } from 'kysely'
import type { Figure } from '#server/platform/figure.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

/** Counted anew, a day takes the place of what was counted of it before. */
export async function saveFigures(tx: Tx, day: string, figures: readonly Figure[]): Promise<void> {
  const metrics = [...new Set(figures.map(({ metric }) => metric))]
  if (metrics.length === 0) return
  await sql`delete from staff_figure where day = ${day}::date and metric = any(${sql.val(metrics)}::text[])`.execute(
    tx,
  )
  await tx
    .insertInto('staff_figure')
    .values(figures.map(({ metric, slice, value }) => ({ metric, slice, value, day })))
    .execute()
}

export async function hasFigures(db: Database): Promise<boolean> {
  return (await db.selectFrom('staff_figure').select('day').limit(1).executeTakeFirst()) !== undefined
}

export interface FigureRow {
  metric: string
  slice: string
  /** 2026-01-31 */
  day: string
  value: number
}

export async function findFigures(db: Database, since: string): Promise<FigureRow[]> {
  const { rows } = await sql<FigureRow>`
    select metric, slice, to_char(day, 'YYYY-MM-DD') as day, value from staff_figure
    where day >= ${since}::date order by metric, slice, day`.execute(db)
  return rows
}
