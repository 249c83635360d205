import type { ContactWay } from '#contract/listings/phone/phone-number.ts'
import type { ContentLanguage, SpokenLanguage } from '#contract/language/language.ts'
import { CATEGORIES, type Category, PHOTO_LIMITS } from '#contract/listings/category.ts'
import type { Details } from '#contract/listings/detail-value.ts'
import { DAY_MS } from '#contract/kit/duration.ts'
import type { DraftContent } from '#contract/listings/listing-content.ts'
import { currencyOf, type Price, PRICED_TYPES } from '#contract/listings/price.ts'
import {
  type Ad,
  ADS,
  type City,
  cityOf,
  CLOSINGS,
  inTurn,
  type Money,
  paletteOf,
  PEOPLE,
} from './demo-data.ts'
import { beginOf } from './event-dates.ts'
import { type Random, seededRandom, seedOf } from './seeded-random.ts'

/** A drawn photo: what it shows and in which colours. */
export interface DemoPhoto {
  scene: string
  palette: string
}

/** A listing before it has an id, an owner's id and pictures. */
export interface DemoListing {
  /** Key of one of PEOPLE. */
  owner: string
  content: Omit<DraftContent, 'photos'>
  photos: DemoPhoto[]
  writtenAt: Date
  /** Null: a draft. */
  publishedAt: Date | null
  /** Shown on the home page. */
  featured: boolean
}

/** So many days ago at most: rooms and things end after 30 days, and nobody may ask for work 60 days ahead. */
const OLDEST_DAYS: Record<Category, number> = {
  rooms_housing: 27,
  jobs: 9,
  items: 27,
  services: 40,
  events: 18,
}

/** Every advertisement in each of its cities, always the same ones, with days counted from `now`. */
export function demoListings(now: Date): DemoListing[] {
  const posted = new Map<string, number>()
  return CATEGORIES.flatMap((category) =>
    ADS[category].flatMap((ad) =>
      ad.in.map((key, turn) => {
        const nth = posted.get(key) ?? 0
        posted.set(key, nth + 1)
        return writeListing({ ad, category, turn, key, city: cityOf(key) }, neighbourOf(key, nth), now)
      }),
    ),
  )
}

/** People of a city post in turn. */
function neighbourOf(key: string, nth: number): string {
  const neighbours = PEOPLE.filter(({ city }) => city === key)
  const neighbour = neighbours[nth % neighbours.length]
  if (!neighbour) throw new Error(`Nobody of the demo lives in ${cityOf(key).name}.`)
  return neighbour.key
}

/** An advertisement in one of its cities; `turn` counts them. */
interface Posting {
  ad: Ad
  category: Category
  turn: number
  key: string
  city: City
}

const PHONE_WAYS: readonly (readonly ContactWay[])[] = [
  ['call', 'whatsapp'],
  ['call'],
  ['whatsapp', 'telegram'],
]

/** A number of those that North America leaves to films and books, for one listing in three there. */
function phoneOf({ country }: City, random: () => number): string | null {
  if (country !== 'US' && country !== 'CA') return null
  const number = 100 + Math.floor(random() * 300)
  return number < 200 ? `+1202555${String(number).padStart(4, '0')}` : null
}

function writeListing(posting: Posting, owner: string, now: Date): DemoListing {
  const { ad, category, turn, key, city } = posting
  const title = fill(inTurn(ad.title, turn), posting)
  const random = seededRandom(seedOf(`${title} ${key}`))
  const publishedAt = new Date(now.getTime() - ageMs(category, random))
  const lang = ad.lang ?? 'en'
  return {
    owner,
    content: {
      category,
      subcategory: ad.sub,
      kind: ad.kind ?? 'offer',
      title,
      description: writtenText(posting, ad.text, lang),
      lang,
      translation: ad.translation
        ? {
            lang: ad.translation.lang,
            title: fill(inTurn(ad.translation.title, turn), posting),
            description: writtenText(posting, ad.translation.text, ad.translation.lang),
          }
        : null,
      price: priceIn(city, ad.price),
      placeId: city.placeId,
      neighborhood: areaOf(posting),
      postalCode: null,
      phone: phoneOf(city, random),
      phoneWays: [...(PHONE_WAYS[turn % PHONE_WAYS.length] ?? [])],
      languages: [...(ad.languages ?? languagesOf(lang, city.country))],
      details: detailsIn(posting, now),
    },
    photos: photosOf(posting, random),
    writtenAt: publishedAt,
    publishedAt,
    featured: turn === 0 && ad.featured === true,
  }
}

/** Its paragraphs and the last one of its category, filled in. */
const writtenText = (posting: Posting, text: Ad['text'], lang: ContentLanguage): string =>
  [...text.map((part) => inTurn(part, posting.turn)), ...closing(posting, lang)]
    .map((paragraph) => fill(paragraph, posting))
    .join('\n\n')

const areaOf = ({ city, turn }: Posting): string => city.areas[turn % city.areas.length] ?? city.areas[0]

/** Who looks for something has said it all. */
function closing({ ad, category, turn }: Posting, lang: ContentLanguage): string[] {
  if (ad.kind === 'wanted') return []
  const lines = CLOSINGS[category][lang]
  const first = seedOf(inTurn(ad.title, 0))
  return [lines[(first + turn) % lines.length] ?? '']
}

function fill(words: string, posting: Posting): string {
  const { city } = posting
  const known: Record<string, string> = {
    city: city.name,
    cityAm: city.nameAm,
    area: areaOf(posting),
    transit: city.transit,
    transitAm: city.transitAm,
    shops: city.shops,
  }
  return words.replace(/\{(\w+)\}/g, (_, name: string) => known[name] ?? name)
}

/** Prices as people write them: no odd cents, rounder the larger they are. */
function roundly(amount: number): number {
  if (amount < 40) return Math.max(1, Math.round(amount))
  if (amount < 200) return Math.round(amount / 5) * 5
  if (amount < 2000) return Math.round(amount / 10) * 10
  if (amount < 20_000) return Math.round(amount / 50) * 50
  return Math.round(amount / 500) * 500
}

function priceIn(city: City, { type, amount, max, period, scale }: Money): Price {
  const minor = (dollars: number | undefined) =>
    dollars === undefined || !PRICED_TYPES.includes(type) ? null : roundly(dollars * city[scale]) * 100
  return {
    type,
    amountMinor: minor(amount),
    maxMinor: minor(max),
    currency: currencyOf(city.country),
    period: period ?? null,
  }
}

const LOCAL_LANGUAGE: Record<string, SpokenLanguage> = {
  DE: 'de',
  CH: 'de',
  IT: 'it',
  SE: 'sv',
  NO: 'no',
  AE: 'ar',
}

function languagesOf(lang: ContentLanguage, country: string): SpokenLanguage[] {
  const local = LOCAL_LANGUAGE[country]
  return [...new Set<SpokenLanguage>([lang, lang === 'en' ? 'am' : 'en', ...(local ? [local] : [])])]
}

function detailsIn({ ad, city, turn }: Posting, now: Date): Details {
  const details: Details = {}
  for (const [name, value] of Object.entries(ad.details ?? {})) {
    if (typeof value !== 'object' || Array.isArray(value)) details[name] = value
    else if ('inDays' in value) details[name] = dayAfter(now, value.inDays)
    else details[name] = value.inTurn[turn % value.inTurn.length] ?? ''
  }
  if (ad.when) {
    const starts = beginOf(ad.when, city.timeZone, now)
    details['starts_at'] = starts.toISOString()
    details['ends_at'] = new Date(starts.getTime() + ad.when.hours * 3_600_000).toISOString()
    details['timezone'] = city.timeZone
  }
  return details
}

const dayAfter = (now: Date, days: number) =>
  new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10)

/** Photos of one home share their colours, where the scene knows them. */
function photosOf({ ad, category, turn }: Posting, random: Random): DemoPhoto[] {
  const shade = Math.floor(random() * 12)
  const scenes = (ad.photos ?? []).map((photo) => inTurn(photo, turn))
  return scenes
    .slice(0, PHOTO_LIMITS[category].max)
    .map((scene) => ({ scene, palette: paletteOf(scene, shade) }))
}

/** Most are a few days old, some a few weeks. */
const ageMs = (category: Category, random: Random) => (0.02 + random() ** 2 * OLDEST_DAYS[category]) * DAY_MS
