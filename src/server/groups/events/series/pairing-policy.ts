import { DAY_MS, HOUR_MS } from '#contract/kit/duration.ts'
import { periodOf, wallDayOf } from './recurrence-policy.ts'

/** An occurrence as it stands. */
export interface Standing {
  id: string
  planned_at: Date
  cancelled_at: Date | null
}

interface Schedule {
  repeatRule: string | null
  timeZone: string
}

interface Change<Row extends Standing> {
  /** What stands, and by which rule and zone. */
  standing: readonly Row[]
  was: Schedule
  /** What is to stand, in order, and by which. */
  planned: readonly Date[]
  becomes: Schedule
  /** The occurrence that somebody had before them when they changed its series: it becomes the first. */
  editedId: string | null
}

export interface Pairing<Row extends Standing> {
  retained: { row: Row; plannedAt: Date }[]
  added: Date[]
  dropped: Row[]
}

/**
 * Which occurrence becomes which when a series changes, so that the people who said they come stay: the same instant,
 * else as many hours from it as the edited one was moved (from Sunday night to Monday morning it is another week), else the
 * same day on the wall, or the same week or month where the rule goes on as before.
 */
export function pairOccurrences<Row extends Standing>({
  standing,
  was,
  planned,
  becomes,
  editedId,
}: Change<Row>): Pairing<Row> {
  const free = new Map(planned.map((at) => [at.getTime(), at]))
  const rows = new Set(standing)
  const retained: { row: Row; plannedAt: Date }[] = []
  const keep = (row: Row, plannedAt: Date) => {
    retained.push({ row, plannedAt })
    free.delete(plannedAt.getTime())
    rows.delete(row)
  }
  const edited = standing.find(({ id }) => id === editedId)
  if (edited && planned[0]) keep(edited, planned[0])
  for (const row of rows) {
    const same = free.get(row.planned_at.getTime())
    if (same) keep(row, same)
  }
  if (edited && planned[0] && was.repeatRule === becomes.repeatRule) {
    const shift = planned[0].getTime() - edited.planned_at.getTime()
    for (const row of Math.abs(shift) < DAY_MS ? rows : []) {
      const moved = nearest([...free.values()], row.planned_at.getTime() + shift)
      if (moved) keep(row, moved)
    }
  }
  const slotOf = slotsOf(was, becomes)
  const bySlot = new Map<string, Date>()
  for (const at of [...free.values()].toReversed()) bySlot.set(slotOf(at, becomes.timeZone), at)
  for (const row of rows) {
    // what was called off once and for all does not come to life, nor does it hold the place of what does
    if (row.cancelled_at !== null && was.repeatRule === null) continue
    const next = bySlot.get(slotOf(row.planned_at, was.timeZone))
    if (next && free.has(next.getTime())) keep(row, next)
  }
  return { retained, added: [...free.values()], dropped: [...rows] }
}

/** The instant that is meant, an hour more or less where the clocks change between the two. */
const nearest = (free: readonly Date[], at: number): Date | undefined =>
  free.find((one) => one.getTime() === at) ?? free.find((one) => Math.abs(one.getTime() - at) <= HOUR_MS)

function slotsOf(was: Schedule, becomes: Schedule): (at: Date, timeZone: string) => string {
  if (was.repeatRule !== becomes.repeatRule) return wallDayOf
  const rule = becomes.repeatRule
  return rule === null ? () => 'once' : (at, timeZone) => periodOf(rule, at, timeZone)
}
