import { parseJson } from '#server/platform/parse-json.ts'
import type { z } from 'zod'
import type { AssistantCard } from '#contract/assistant/card.ts'
import { ListingId } from '#contract/listings/listing.ts'
import { ANYWHERE } from '#contract/groups/search-groups.ts'
import { type CalendarDay, readDay } from '#contract/language/calendar-day.ts'
import { writeFeast } from '#contract/language/feast-words.ts'
import { ethiopicMonthDays, fromEthiopic, writeEthiopicDate } from '#contract/language/ethiopic-date.ts'
import type { Price } from '#contract/listings/price.ts'
import { currencyOf, PRICE_RULES } from '#contract/listings/price.ts'
import { DEFAULT_RADIUS_MILES, type ListingFiltersInput } from '#contract/listings/search/search-listings.ts'
import type { Turn } from '#server/assistant/open-turn.ts'
import { dateCard } from '#server/assistant/tools/convert-date.ts'
import { findCity } from '#server/assistant/tools/find-city.ts'
import { draftCard } from '#server/assistant/tools/prepare-draft.ts'
import { searchCard } from '#server/assistant/tools/prepare-search.ts'
import { readListing } from '#server/assistant/tools/read-listing.ts'
import { checkMessage } from '#server/assistant/message-check/reason-policy.ts'
import { CHECK_WORDS } from '#server/assistant/guide/check-words-view.ts'
import { searchEvents, showEvents } from '#server/assistant/tools/search-events.ts'
import { searchFaq } from '#server/assistant/tools/search-faq.ts'
import { searchGroups } from '#server/assistant/tools/search-groups.ts'
import { searchListings } from '#server/assistant/tools/search-listings.ts'
import { feastDays, readFeast } from '#server/assistant/guide/reading/feast-policy.ts'
import { todayOf } from '#server/assistant/guide/reading/find-filters.ts'
import { AppError } from '#server/platform/app-error.ts'
import { readWords } from '#server/listings/reading/public.ts'
import type { AiCall } from './ai-client.ts'
import { QUOTED } from './prompt-view.ts'
import { withoutAddresses } from './text-policy.ts'
import { isTool, type SearchArguments, type ToolName, TOOLS } from './tool-policy.ts'

/** What a tool gives back to the service, and cards that are shown at the end of the answer. */
export interface ToolResult {
  result: unknown
  cards: readonly AssistantCard[]
}

const EVENTS_MAX = 8
const TEXT_LIMIT = 1500

const resultOf = (result: unknown, cards: readonly AssistantCard[] = []): ToolResult => ({ result, cards })
const quoted = (result: Record<string, unknown>): ToolResult => resultOf({ note: QUOTED, ...result })

/** Runs what the service asked for. A wrong call is answered with its error, and may be tried again. */
export async function useTool(turn: Turn, { name, argumentsJson }: AiCall): Promise<ToolResult> {
  if (!isTool(name)) return resultOf({ error: 'There is no such tool.' })
  const parsed = TOOLS[name].input.safeParse(parseJson(argumentsJson === '' ? '{}' : argumentsJson))
  if (!parsed.success) return resultOf({ error: 'These arguments do not fit.' })
  try {
    const run = RUN[name] as (turn: Turn, input: unknown) => Promise<ToolResult>
    return await run(turn, parsed.data)
  } catch (error) {
    if (error instanceof AppError) return resultOf({ error: 'This cannot be looked up.' })
    throw error
  }
}

type Input<Name extends ToolName> = z.output<(typeof TOOLS)[Name]['input']>
const RUN: { [Name in ToolName]: (turn: Turn, input: Input<Name>) => Promise<ToolResult> } = {
  search_listings: async (turn, input) => {
    const filters = await filtersOf(turn, input)
    if (filters === null) return resultOf({ error: 'This city is not known.' })
    const { items, count } = await searchListings(turn, filters.filters)
    return quoted({
      count: count.value,
      results: items.map(({ id, title, category, subcategory, price, place, distanceMiles }) => ({
        id,
        title,
        category,
        subcategory,
        price,
        city: place?.name,
        distanceMiles,
      })),
    })
  },
  get_listing: async (turn, { id }) => {
    const listingId = ListingId.safeParse(id)
    const found = listingId.success ? await readListing(turn, listingId.data) : null
    if (found === null) return resultOf({ error: 'There is no such listing.' })
    const { title, description, price, category, details, place, state } = found
    return quoted({
      id,
      title,
      description: description.slice(0, TEXT_LIMIT),
      price,
      category,
      details,
      city: place?.name,
      state,
    })
  },
  search_groups: async (turn, { words, city, radius_miles, online }) => {
    const place = city === undefined ? turn.here : await findCity(turn, city)
    if (city !== undefined && place === null) return resultOf({ error: 'This city is not known.' })
    const found = await searchGroups(turn, {
      q: words ?? '',
      ...(place !== null && { lat: place.lat, lng: place.lng }),
      radiusMiles: place === null ? ANYWHERE : (radius_miles ?? DEFAULT_RADIUS_MILES),
      type: online === true ? 'online' : 'any',
    })
    if (!found.exact) return resultOf({ count: 0, results: [] })
    return quoted({
      count: found.count,
      results: found.items.map(({ id, title, memberCount }) => ({ id, title, memberCount })),
    })
  },
  search_events: async (turn, { from, until, city }) => {
    const place = city === undefined ? turn.here : await findCity(turn, city)
    const days = (Date.parse(until) - Date.parse(from)) / 86_400_000
    if (!(days >= 0 && days < 42)) return resultOf({ error: 'At most 42 days can be looked at.' })
    const at = place === null ? {} : { lat: place.lat, lng: place.lng }
    const found = (await searchEvents(turn, { from, until, ...at })).slice(0, EVENTS_MAX)
    showEvents(turn, found)
    return quoted({
      results: found.map(({ id, title, startsAt, timezone, venue, groupTitle }) => ({
        id,
        title,
        startsAt,
        timezone,
        venue,
        groupTitle,
      })),
    })
  },
  city_lookup: async (turn, { city }) => resultOf({ city: await findCity(turn, city) }),
  faq_search: async (turn, { question }) => resultOf({ results: searchFaq(turn, question).slice(0, 3) }),
  convert_date: async (turn, { date, calendar, feast, year }) => {
    if (feast !== undefined) return feastResult(turn, feast, year)
    const day = readCalendarDay(date ?? '', calendar ?? 'gregorian')
    return day === null ? resultOf({ error: 'There is no such day.' }) : dayResult(day)
  },
  check_message: ({ language }, { message }) => {
    const { verdict, reasons } = checkMessage(message)
    const words = CHECK_WORDS[language]
    const why = reasons.map((reason) => words.reason[reason])
    return Promise.resolve(resultOf({ verdict, reasons: why, advice: words.advice[verdict] }))
  },
  draft_listing: async (turn, { category, price, currency, period, city, ...fields }) => {
    const place = city === undefined ? null : await findCity(turn, city)
    const amount: Price | undefined =
      price === undefined
        ? undefined
        : {
            type: 'fixed',
            amountMinor: Math.round(price * 100),
            maxMinor: null,
            currency: currency ?? currencyOf(place?.country ?? 'US'),
            period: period ?? PRICE_RULES[category].periods[0] ?? null,
          }
    const title = fields.title && withoutAddresses(fields.title)
    const description = fields.description && withoutAddresses(fields.description)
    const card = draftCard(category, { ...fields, title, description, price: amount, placeId: place?.id })
    return resultOf({ shown: 'The form is offered below your answer.' }, [card])
  },
  save_search: async (turn, input) => {
    const asked = await filtersOf(turn, input)
    const card = asked && searchCard(withoutAddresses(nameOf(input)), asked.filters, asked.placeId)
    return card
      ? resultOf({ shown: 'The card is offered below your answer.' }, [card])
      : resultOf({ error: 'This search cannot be saved.' })
  },
}

const nameOf = ({ words, category, city }: SearchArguments) =>
  [words, category?.replace('_', ' & '), city]
    .filter((part) => part !== undefined && part !== '')
    .join(' · ') || 'Mesob'

/** Null for a city that is not known. */
async function filtersOf(turn: Turn, input: SearchArguments) {
  const place = input.city === undefined ? turn.here : await findCity(turn, input.city)
  if (input.city !== undefined && place === null) return null
  const minor = (amount: number) => Math.round(amount * 100)
  const { words, category, subcategory, min_price, max_price, currency, radius_miles, details } = input
  const isPriced = min_price !== undefined || max_price !== undefined
  const filters: ListingFiltersInput = {
    ...(words !== undefined && { q: withoutAddresses(words) }),
    ...(category !== undefined && { category }),
    ...(subcategory !== undefined && { subcategory }),
    ...(details !== undefined && { details }),
    ...(min_price !== undefined && { minPrice: minor(min_price) }),
    ...(max_price !== undefined && { maxPrice: minor(max_price) }),
    ...(isPriced && { currency: currency ?? currencyOf(place?.country ?? 'US') }),
    ...(place !== null && {
      lat: place.lat,
      lng: place.lng,
      radius: radius_miles ?? DEFAULT_RADIUS_MILES,
    }),
  }
  return { filters, placeId: place?.id ?? null }
}

function readCalendarDay(text: string, calendar: 'gregorian' | 'ethiopian'): CalendarDay | null {
  const day = readDay(text)
  if (day === null || day.day < 1 || day.month < 1) return null
  if (calendar === 'gregorian') return day.month <= 12 && day.day <= 31 ? day : null
  return day.month <= 13 && day.day <= ethiopicMonthDays(day.year, day.month) ? fromEthiopic(day) : null
}

const dayResult = (day: CalendarDay, name?: string): ToolResult => {
  const card = dateCard(day, name)
  return resultOf({ ...card, written: writeEthiopicDate(day, 'en') }, [card])
}

function feastResult(turn: Turn, named: string, year: number | undefined): ToolResult {
  const feast = readFeast(readWords(named))
  const [first] =
    feast === null
      ? []
      : feastDays(feast.name, year === undefined ? null : { year, isEthiopic: false }, todayOf(turn))
  const day = first && readDay(first.firstDay)
  return first && day
    ? dayResult(day, writeFeast({ ...first, isExpected: false }, turn.language))
    : resultOf({ error: 'This feast is not known.' })
}
