const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const WEEK = 7 * DAY
const MONTH = 30 * DAY

export interface Age {
  unit: 'minutes' | 'hours' | 'days' | 'weeks' | 'months'
  n: number
}

/** How long ago an instant was, in whole units; null within the first minute, and when it is to come. */
export function ageOf(instant: string, now = Date.now()): Age | null {
  const age = now - Date.parse(instant)
  if (age < MINUTE) return null
  if (age < HOUR) return { unit: 'minutes', n: Math.floor(age / MINUTE) }
  if (age < DAY) return { unit: 'hours', n: Math.floor(age / HOUR) }
  if (age < WEEK) return { unit: 'days', n: Math.floor(age / DAY) }
  if (age < MONTH) return { unit: 'weeks', n: Math.floor(age / WEEK) }
  return { unit: 'months', n: Math.floor(age / MONTH) }
}
