/** So many promoted listings stand above a page of results at most, … */
const SLOTS = 2
/** … and no more than this part of what was found. */
const SHARE = 0.15
/** Each takes its turn at the top for so long. */
const TURN_MS = 600_000

/** Which of the promoted stand above `found` results now. The results themselves stay as they are. */
export function promotedSlots<One>(promoted: readonly One[], found: number, now: number): One[] {
  const count = Math.min(SLOTS, Math.floor(found * SHARE), promoted.length)
  const first = Math.floor(now / TURN_MS) * SLOTS
  return Array.from({ length: count }, (_, nth) => promoted[(first + nth) % promoted.length]).filter(
    (one) => one !== undefined,
  )
}
