// Part of npm run bench:groups: how long a year of a recurrence takes, in processor time, so that what else the
// machine does is left out.
import { REPEAT_RULES } from '../src/contract/groups/repeat-rule.ts'
import { expand } from '#server/groups/events/series/recurrence-policy.ts'

/** Milliseconds for a year of occurrences. */
export const RECURRENCE_LIMIT_MS = 5
const ROUNDS = 200

export interface RecurrenceFigure {
  rule: string
  occurrences: number
  ms: number
}

/** A year of each rule in a zone with daylight saving, of a series that began ten years before. */
export function measureRecurrence(): RecurrenceFigure[] {
  const from = new Date('2027-01-01T00:00:00Z')
  const until = new Date('2028-01-01T00:00:00Z')
  const rules = [REPEAT_RULES.daily, REPEAT_RULES.weekly, REPEAT_RULES.monthly, REPEAT_RULES.mon_wed_fri]
  return rules.map((rule) => {
    const startsAt = new Date('2017-01-02T23:00:00Z')
    const recurrence = { startsAt, timeZone: 'America/New_York', repeatRule: rule, endsBefore: null }
    const run = () => expand(recurrence, from, until).length
    for (let round = 0; round < ROUNDS / 10; round++) run()
    const before = process.cpuUsage()
    for (let round = 0; round < ROUNDS; round++) run()
    const { user, system } = process.cpuUsage(before)
    return { rule, occurrences: run(), ms: (user + system) / 1000 / ROUNDS }
  })
}

/** @returns what was too slow */
export function reportRecurrence(): string[] {
  const figures = measureRecurrence()
  console.log('\nA year of a recurrence, expanded (processor time)')
  for (const { rule, occurrences, ms } of figures)
    console.log(`  ${rule.padEnd(28)} ${String(occurrences).padStart(4)} occurrences  ${ms.toFixed(2)} ms`)
  return figures
    .filter(({ ms }) => ms >= RECURRENCE_LIMIT_MS)
    .map(({ rule, ms }) => `a year of ${rule} took ${ms.toFixed(2)} ms, not under ${RECURRENCE_LIMIT_MS}`)
}

if (import.meta.main && reportRecurrence().length > 0) process.exitCode = 1
