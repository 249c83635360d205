import { REMINDER_HOURS } from '#contract/groups/events/event.ts'

/** Somebody who waits, with their guests. */
export interface Party {
  /** The person's, or that of a registration without an account. */
  id: string
  guests: number
}

export const sizeOf = ({ guests }: Pick<Party, 'guests'>): number => 1 + guests

/**
 * Who moves up from the queue, strictly in its order: a small party never passes a larger one that came before it.
 * Only one that is larger than the whole room is passed, since it would hold up all others for ever.
 * @param queue first come first
 */
export function movingUp(
  queue: readonly Party[],
  { capacity, going }: { capacity: number | null; going: number },
): string[] {
  if (capacity === null) return queue.map(({ id }) => id)
  let free = capacity - going
  const moving: string[] = []
  for (const party of queue) {
    const size = sizeOf(party)
    if (size > capacity) continue
    if (size > free) break
    free -= size
    moving.push(party.id)
  }
  return moving
}

/** The reminder whose time has passed for somebody who joins an event only now, in hours; null for none. */
export function passedReminder(startsAt: Date, now: Date): number | null {
  const hours = (startsAt.getTime() - now.getTime()) / 3_600_000
  return REMINDER_HOURS.findLast((before) => hours <= before) ?? null
}
