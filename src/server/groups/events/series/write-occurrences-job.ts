import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { expand, horizonOf } from './recurrence-policy.ts'
import { markWritten, takeToWrite } from './series-store.ts'
import { writeOccurrences } from './write-occurrences.ts'

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    'groups.write-occurrences': Record<string, never>
  }
}

type Deps = Pick<Platform, 'db' | 'jobs' | 'clock'>

/** Once a day what repeats is written out so many days ahead as it was the day before. */
export function workWriteOccurrences(platform: Deps): void {
  platform.jobs.work(
    'groups.write-occurrences',
    async () => {
      const now = platform.clock.now()
      while (await writeOne(platform, now));
    },
    { cron: '17 3 * * *' },
  )
}

function writeOne({ db }: Deps, now: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const until = horizonOf(new Date(0), now)
    const series = await takeToWrite(tx, until)
    if (series === null) return false
    const { starts_at: startsAt, time_zone: timeZone, repeat_rule: repeatRule, ends_before } = series
    const recurrence = { startsAt, timeZone, repeatRule, endsBefore: ends_before }
    // what should have been written while no job ran, and is over, is nothing that anybody waits for
    const from = series.written_until > now ? series.written_until : now
    await writeOccurrences(tx, series, expand(recurrence, from, until), now)
    await markWritten(tx, series.id, until)
    return true
  })
}
