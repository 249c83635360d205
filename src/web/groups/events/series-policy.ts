import type { GroupEvent } from '#contract/groups/events/event.ts'

/** An event of a list, with the later ones of its series that say nothing of their own. */
export interface ListedEvent {
  event: GroupEvent
  later: GroupEvent[]
}

type Occurrence = Pick<GroupEvent, 'title' | 'repeatRule' | 'isMeeting' | 'isChanged' | 'isCancelled' | 'own'>

/** Occurrences of one series are alike but for their day; null: it stands by itself. */
const seriesOf = ({ title, repeatRule, isMeeting, isChanged, isCancelled, own }: Occurrence) =>
  repeatRule === null || isChanged || isCancelled || own !== null
    ? null
    : `${isMeeting} ${repeatRule} ${title}`

/**
 * The next one of each series with the others folded away behind it, so that a weekly group is not five rows of one
 * name. What was moved, called off or answered stands in its own row.
 * @param events in the order of time
 */
export function foldSeries(events: readonly GroupEvent[]): ListedEvent[] {
  const first = new Map<string, ListedEvent>()
  const listed: ListedEvent[] = []
  for (const event of events) {
    const series = seriesOf(event)
    const known = series === null ? undefined : first.get(series)
    if (known) {
      known.later.push(event)
      continue
    }
    const row = { event, later: [] }
    if (series !== null) first.set(series, row)
    listed.push(row)
  }
  return listed
}
