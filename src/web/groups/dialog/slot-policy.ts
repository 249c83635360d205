const HALF_HOURS = 48

const two = (n: number) => String(n).padStart(2, '0')

/** Every half hour of a day as HH:MM; another time that is stored takes its place among them. */
export function slotsWith(stored: readonly (string | undefined)[]): string[] {
  const halves = Array.from(
    { length: HALF_HOURS },
    (_, i) => `${two(Math.floor(i / 2))}:${i % 2 ? '30' : '00'}`,
  )
  const others = stored.filter((time) => time !== undefined && /^\d\d:\d\d$/.test(time)) as string[]
  return [...new Set([...halves, ...others])].toSorted()
}

/** An instant whose clock in UTC is that of the slot, to be written by the reader's clock. */
export const slotInstant = (slot: string): string => `2000-01-01T${slot}:00.000Z`
