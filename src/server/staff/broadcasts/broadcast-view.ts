import { PlaceId } from '#contract/geo/place.ts'
import type { Audience, Broadcast, BroadcastContent } from '#contract/staff/broadcasts/broadcast.ts'
import type { BroadcastRow } from './broadcast-store.ts'

export const contentOf = (row: BroadcastRow): BroadcastContent => ({
  titleEn: row.title_en,
  titleAm: row.title_am,
  textEn: row.text_en,
  textAm: row.text_am,
  path: row.path,
})

const languageOf = ({ language }: BroadcastRow): Audience['language'] =>
  language === 'en' || language === 'am' ? language : null

export const audienceOf = (row: BroadcastRow): Audience => ({
  placeIds: row.place_ids.map((id) => PlaceId.parse(id)),
  language: languageOf(row),
})

export const viewBroadcast = (row: BroadcastRow, author: string | null): Broadcast => ({
  ...contentOf(row),
  id: row.id,
  at: row.created_at.toISOString(),
  author,
  places: row.place_ids.length,
  language: languageOf(row),
  audience: row.audience,
  sent: row.sent,
  isFinished: row.finished_at !== null,
})
