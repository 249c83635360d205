import type { Tx } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { insertEvents, type NewEvent } from '#server/groups/events/event-store.ts'
import type { SeriesRow } from './series-store.ts'

/** Writes occurrences of a series out as rows; those that are there already stay as they are. */
export function writeOccurrences(tx: Tx, series: SeriesRow, times: readonly Date[], at: Date): Promise<void> {
  return insertEvents(
    tx,
    times.map((startsAt) => occurrenceOf(series, startsAt, at)),
  )
}

const occurrenceOf = (series: SeriesRow, startsAt: Date, at: Date): NewEvent => ({
  id: uuidv7(),
  series_id: series.id,
  group_id: series.group_id,
  planned_at: startsAt,
  starts_at: startsAt,
  ends_at: new Date(startsAt.getTime() + series.duration * 60_000),
  ends_open: series.ends_open,
  time_zone: series.time_zone,
  title: series.title,
  description: series.description,
  venue: series.venue,
  url: series.url,
  capacity: series.capacity,
  price_kind: series.price_kind,
  price_minor: series.price_minor,
  price_currency: series.price_currency,
  cover_media_id: series.cover_media_id,
  updated_at: at,
})
