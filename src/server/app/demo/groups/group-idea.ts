import type { Repeat } from '#contract/groups/repeat-rule.ts'
import type { Words } from '#server/app/demo/ads/ad.ts'
import type { CityKey } from '#server/app/demo/cities.ts'
import type { SceneName } from '#server/app/demo/pictures/scenes.ts'

/** An evening beyond the usual meeting. */
export interface ExtraEvent {
  title: string
  text: string
  /** The first such weekday (0 Sunday … 6 Saturday) after some days; HH:MM of the city's own clock. */
  afterDays: number
  weekday: number
  at: string
  hours: number
  venue: string
  /** More want to come than there are places. */
  capacity: number
}

/** What people meet for; it becomes one group in each of its cities. */
export interface GroupIdea {
  category: string
  in: readonly [CityKey, ...CityKey[]]
  kind: 'in_person' | 'online' | 'hybrid'
  /** {city}, {cityAm} and {area} are filled in. */
  title: Words
  about: Words
  /** What the founder writes first in the chat. */
  welcome: string
  meets: { weekday: number; at: string; hours: number; repeat: Repeat }
  banner: SceneName
  tags: readonly string[]
  rules?: string
  /** Asking them has the founder decide about everybody. */
  questions?: readonly string[]
  /** So few places that people wait in its first city. */
  places?: number
  event?: ExtraEvent
}
