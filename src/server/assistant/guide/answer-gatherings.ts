import { addDays, isoDay } from '#contract/language/calendar-day.ts'
import type { Details } from '#contract/listings/detail-value.ts'
import type { AssistantCard } from '#contract/assistant/card.ts'
import { GroupId } from '#contract/groups/group.ts'
import { ANYWHERE, type GroupDay } from '#contract/groups/search-groups.ts'
import type { Part, Turn } from '#server/assistant/open-turn.ts'
import { type FoundEvent, searchEvents, showEvents } from '#server/assistant/tools/search-events.ts'
import { GROUPS_SHOWN, searchGroups } from '#server/assistant/tools/search-groups.ts'
import { searchListings } from '#server/assistant/tools/search-listings.ts'
import { readWords } from '#server/listings/reading/public.ts'
import { todayOf } from './reading/find-filters.ts'
import { GUIDE_WORDS } from './guide-words-view.ts'
import type { Question } from './reading/question-policy.ts'
import { filtersOf, type Wanted } from './reading/search-intent-policy.ts'

/** " near Seattle", or nothing where no place counts. */
export const whereOf = ({ language }: Turn, { place, radius }: Wanted): string => {
  if (place === null || radius === null) return ''
  return GUIDE_WORDS[language].nearPlace(language === 'am' ? (place.nameAm ?? place.name) : place.name)
}

/** Groups that fit. */
export async function answerGroups(turn: Turn, question: Question, wanted: Wanted): Promise<Part[]> {
  const words = GUIDE_WORDS[turn.language]
  const { place, radius, q, page } = wanted
  const isNear = place !== null && radius !== null
  const found = await searchGroups(
    turn,
    {
      q,
      ...(place !== null && { lat: place.lat, lng: place.lng }),
      radiusMiles: isNear ? radius : ANYWHERE,
      type: question.online ? 'online' : 'any',
      day: dayOf(turn, question),
    },
    page + 1,
  )
  const more = page > 0 && found.items.length === 0
  if (more)
    return [
      { kind: 'text', text: words.noMore },
      { kind: 'suggestions', suggestions: [words.ask.events] },
    ]
  if (!found.exact || found.items.length === 0) {
    const near = isNear ? await nearestGroups(turn, wanted) : null
    if (near)
      return [
        { kind: 'text', text: near.text },
        { kind: 'cards', cards: near.items.map(({ id }) => ({ kind: 'group', id })) },
        { kind: 'suggestions', suggestions: [words.ask.events, words.ask.createGroup] },
      ]
    return [
      { kind: 'text', text: words.noGroups },
      {
        kind: 'suggestions',
        suggestions: [...(isNear ? [words.ask.anywhere] : []), words.ask.events, words.ask.createGroup],
      },
    ]
  }
  const hasMore = found.count > found.items.length + page * GROUPS_SHOWN
  const text = page > 0 ? words.more(found.items.length) : words.groups(found.count, q, whereOf(turn, wanted))
  return [
    { kind: 'text', text },
    { kind: 'cards', cards: found.items.map(({ id }) => ({ kind: 'group', id })) },
    { kind: 'suggestions', suggestions: [...(hasMore ? [words.ask.more] : []), words.ask.events] },
  ]
}

/** Where no group here has the words: such groups elsewhere, else others that meet here. */
async function nearestGroups(turn: Turn, wanted: Wanted) {
  const { q, place, radius } = wanted
  if (q === '' || place === null || radius === null) return null
  const words = GUIDE_WORDS[turn.language]
  const at = { lat: place.lat, lng: place.lng, type: 'any', day: 'any' } as const
  const elsewhere = await searchGroups(turn, { ...at, q, radiusMiles: ANYWHERE })
  const where = whereOf(turn, wanted)
  if (elsewhere.exact && elsewhere.items.length > 0)
    return { text: words.groupsElsewhere(q, where), items: elsewhere.items }
  const here = await searchGroups(turn, { ...at, q: '', radiusMiles: radius })
  if (!here.exact || here.items.length === 0) return null
  return { text: words.nearestGroups(q, where), items: here.items }
}

/** The days by which groups can be narrowed, where the question names such. */
function dayOf(turn: Turn, { days }: Question): GroupDay {
  if (days === null) return 'any'
  const today = todayOf(turn)
  const [from, until] = [isoDay(days.from), isoDay(days.until)]
  if (from === until && from === isoDay(today)) return 'today'
  if (from === until && from === isoDay(addDays(today, 1))) return 'tomorrow'
  return from === until ? 'any' : 'this_week'
}

const EVENTS_SHOWN = 5
const LOOKED_AT = 20
/** Days ahead that are looked at where the question names none. */
const AHEAD = 30

/** What takes place: meetings of groups, and events that were posted. */
export async function answerEvents(turn: Turn, question: Question, wanted: Wanted): Promise<Part[]> {
  const words = GUIDE_WORDS[turn.language]
  const today = todayOf(turn)
  const days = question.days ?? { from: today, until: addDays(today, AHEAD) }
  const [from, until] = [isoDay(days.from), isoDay(days.until)]
  const { place, radius, q } = wanted
  const at = place !== null && radius !== null ? { lat: place.lat, lng: place.lng } : {}
  const [meetings, posted] = await Promise.all([
    searchEvents(turn, { from, until, ...at }),
    searchListings(
      turn,
      {
        ...filtersOf({ ...wanted, category: 'events', subcategory: null, details: [`starts_at:${until}`] }),
        sort: 'soonest',
      },
      LOOKED_AT,
    ),
  ])
  const begin = wanted.page * EVENTS_SHOWN
  const about = meetings.filter((event) => isAbout(event, q))
  const ahead = posted.items.filter(({ highlights }) => startOf(highlights) >= from)
  // those that one can go to stand before those on the internet
  const inOrder = [...about.filter((event) => !isRemote(event)), ...about.filter(isRemote)]
  const chosen = inOrder.slice(begin, begin + EVENTS_SHOWN)
  showEvents(turn, chosen)
  const listed = ahead.slice(begin, begin + EVENTS_SHOWN)
  const cards: AssistantCard[] = [
    ...chosen.map(({ id, groupId }) => ({ kind: 'event', id, groupId: GroupId.parse(groupId) }) as const),
    ...listed.map(({ id }) => ({ kind: 'listing', id }) as const),
  ]
  const where = whereOf(turn, wanted)
  const suggestions = [words.ask.groups, ...(radius === null ? [] : [words.ask.anywhere])]
  if (cards.length === 0)
    return [
      { kind: 'text', text: wanted.page > 0 ? words.noMore : words.noEvents(where) },
      { kind: 'suggestions', suggestions },
    ]
  const hasMore = Math.max(about.length, ahead.length) > begin + EVENTS_SHOWN
  const remote = chosen.filter(isRemote).length
  const text = [
    wanted.page > 0 ? words.more(cards.length) : words.events(cards.length, where),
    ...(remote > 0 ? [words.online(remote)] : []),
  ].join(' ')
  return [
    { kind: 'text', text },
    { kind: 'cards', cards },
    { kind: 'suggestions', suggestions: [...(hasMore ? [words.ask.more] : []), words.ask.groups] },
  ]
}

/** It is met on the internet alone. */
const isRemote = ({ isOnline, venue, isCityOnly }: FoundEvent): boolean =>
  isOnline && venue === null && !isCityOnly

const startOf = (highlights: Details): string => String(highlights['starts_at'] ?? '').slice(0, 10)

/** Some word that is looked for stands in its title or that of its group. */
function isAbout({ title, groupTitle }: FoundEvent, q: string): boolean {
  const asked = readWords(q)
  if (asked.length === 0) return true
  const titleWords = readWords(`${title} ${groupTitle}`)
  return asked.some(({ stems }) => titleWords.some((word) => [...word.stems].some((stem) => stems.has(stem))))
}
