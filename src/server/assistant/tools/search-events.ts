import type { EventLine } from '#contract/groups/events/event.ts'
import { GroupId } from '#contract/groups/group.ts'
import { DEFAULT_TIME_ZONE } from '#contract/groups/time-zone.ts'
import { addFound, type Turn } from '#server/assistant/open-turn.ts'
import { listMonthEvents } from '#server/groups/public.ts'

interface Asked {
  /** Calendar days, both included. */
  from: string
  until: string
  lat?: number | undefined
  lng?: number | undefined
}

export type FoundEvent = EventLine & { groupId: string; groupTitle: string }

/** Meetings of groups near a place and online, soonest first, as the community's calendar has them. */
export async function searchEvents(
  turn: Pick<Turn, 'tools' | 'caller' | 'found'>,
  asked: Asked,
): Promise<FoundEvent[]> {
  const { items } = await listMonthEvents(turn.tools, turn.caller, { ...asked, timeZone: DEFAULT_TIME_ZONE })
  return items
}

/** The events that an answer names. */
export function showEvents(turn: Pick<Turn, 'found'>, events: readonly FoundEvent[]): void {
  for (const { id, groupId } of events) addFound(turn, { kind: 'event', id, groupId: GroupId.parse(groupId) })
}
