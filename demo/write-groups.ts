import { DAY_MS, HOUR_MS } from '#contract/kit/duration.ts'
import { GroupFields, type GroupFieldsInput } from '#contract/groups/group.ts'
import { EventFields } from '#contract/groups/events/event.ts'
import { REPEAT_RULES } from '#contract/groups/repeat-rule.ts'
import type { Place, PlaceId } from '#contract/geo/place.ts'
import {
  type City,
  cityOf,
  type ExtraEvent,
  GROUP_IDEAS,
  type GroupIdea,
  inTurn,
  paletteOf,
  PEOPLE,
} from './demo-data.ts'
import { beginOf } from './event-dates.ts'
import { type Random, seededRandom, seedOf } from './seeded-random.ts'
import type { DemoPhoto } from './write-listings.ts'

/** A group before it has ids. People are keys of PEOPLE. */
export interface DemoGroup {
  founder: string
  fields: Omit<GroupFieldsInput, 'bannerId' | 'locationState' | 'placeId'> & { placeId: PlaceId | null }
  banner: DemoPhoto
  foundedAt: Date
  welcome: string
  /** In the order in which they came. */
  members: { key: string; isModerator: boolean }[]
  asking: string[]
  waiting: string[]
  event: EventFields | null
  isArchived: boolean
}

/** So that the first founder had time to live there. */
const OLDEST_DAYS = 45
const NEWEST_DAYS = 10
/** A meeting that repeats began so long ago. */
const BEGAN_DAYS = 35
/** Of the ideas that nobody carries on with. */
const ARCHIVED = 'Careers hour: résumés and interviews'

/** Every idea in each of its cities, always the same ones, with days counted from `now`. */
export const demoGroups = (now: Date): DemoGroup[] =>
  GROUP_IDEAS.flatMap((idea) => idea.in.map((key, turn) => writeGroup(idea, key, turn, now)))

function writeGroup(idea: GroupIdea, key: string, turn: number, now: Date): DemoGroup {
  const city = cityOf(key)
  const title = fill(inTurn(idea.title, turn), city, turn)
  const random = seededRandom(seedOf(`${title} ${key}`))
  const [founder = '', ...others] = peopleNear(key, idea.kind, random)
  const places = idea.places !== undefined && turn === 0 ? idea.places : undefined
  const members = others.slice(0, places === undefined ? 3 + Math.floor(random() * 9) : places - 1)
  const rest = others.slice(members.length)
  return {
    founder,
    fields: {
      ...meetingOf(idea, city, now),
      ...whereOf(idea, key, turn),
      title,
      description: fill(inTurn(idea.about, turn), city, turn),
      categoryId: idea.category,
      requiresApproval: idea.questions !== undefined,
      questions: [...(idea.questions ?? [])],
      rules: idea.rules ?? null,
      tags: [...idea.tags],
      ...(places !== undefined && { maxMembers: places }),
    },
    banner: { scene: idea.banner, palette: paletteOf(idea.banner) },
    foundedAt: new Date(now.getTime() - (NEWEST_DAYS + random() * (OLDEST_DAYS - NEWEST_DAYS)) * DAY_MS),
    welcome: idea.welcome,
    members: members.map((person, index) => ({ key: person, isModerator: index === 0 && turn % 2 === 0 })),
    asking: idea.questions ? rest.slice(0, 2) : [],
    waiting: places === undefined ? [] : rest.slice(0, 3),
    event: idea.event ? eventOf(idea.event, city, now) : null,
    isArchived: title === ARCHIVED,
  }
}

const fill = (words: string, city: City, turn: number): string =>
  words
    .replaceAll('{cityAm}', city.nameAm)
    .replaceAll('{city}', city.name)
    .replaceAll('{area}', city.areas[turn % city.areas.length] ?? city.areas[0])

function meetingOf({ meets: { weekday, at, hours, repeat } }: GroupIdea, city: City, now: Date) {
  const since = repeat === 'none' ? now : new Date(now.getTime() - BEGAN_DAYS * DAY_MS)
  const starts = beginOf({ afterDays: 2, weekday, at }, city.timeZone, since)
  return {
    startDate: starts.toISOString(),
    endDate: new Date(starts.getTime() + hours * HOUR_MS).toISOString(),
    timezone: city.timeZone,
    repeatRule: REPEAT_RULES[repeat],
  }
}

/** Links lead to addresses that are kept for examples. */
function whereOf({ kind, category }: GroupIdea, key: string, turn: number) {
  const onlineUrl = kind === 'in_person' ? null : `https://meet.example.org/${category}-${key}-${turn + 1}`
  if (kind === 'online')
    return { meetingType: 'online' as const, locationCity: null, locationZip: null, placeId: null, onlineUrl }
  const { name, placeId } = cityOf(key)
  return {
    meetingType: 'in_person' as const,
    locationCity: name,
    locationZip: null,
    placeId,
    onlineUrl,
  }
}

function eventOf(event: ExtraEvent, city: City, now: Date): EventFields {
  const starts = beginOf(event, city.timeZone, now)
  return EventFields.parse({
    title: event.title,
    description: event.text,
    startsAt: starts.toISOString(),
    endsAt: new Date(starts.getTime() + event.hours * HOUR_MS).toISOString(),
    timezone: city.timeZone,
    venue: event.venue,
    url: null,
    repeatRule: null,
    capacity: event.capacity,
  })
}

/** Who lives there first, then the country, then the continent; online everybody alike comes after the founder. */
function peopleNear(key: string, kind: GroupIdea['kind'], random: Random): string[] {
  const { country } = cityOf(key)
  const distance = (other: string) => {
    if (other === key) return 0
    if (kind !== 'online' && cityOf(other).country === country) return 1
    return kind === 'online' || isAmerican(cityOf(other).country) === isAmerican(country) ? 2 : 3
  }
  return PEOPLE.map((person) => ({ key: person.key, at: distance(person.city) + random() }))
    .toSorted((one, other) => one.at - other.at)
    .map((person) => person.key)
}

const isAmerican = (country: string) => country === 'US' || country === 'CA'

/** What the founder would have sent. A place without a state goes by its country. */
export const fieldsOf = (
  { fields }: DemoGroup,
  bannerId: GroupFieldsInput['bannerId'],
  place: Place | undefined,
): GroupFields =>
  GroupFields.parse({ ...fields, bannerId, locationState: place ? (place.admin1 ?? place.country) : null })
