import { MILE_COUNTRIES, MILES_PER_KM, type Place } from '#contract/geo/place.ts'
import { writeMoney } from '#contract/language/formats.ts'
import type { InterfaceLanguage } from '#contract/language/language.ts'
import type { Category } from '#contract/listings/category.ts'
import type { Turn } from '#server/assistant/open-turn.ts'
import { writeDetails } from './detail-words-view.ts'
import type { Wanted } from './reading/search-intent-policy.ts'

type Kinds = Record<Category | 'any', readonly [one: string, many: string]>

const KINDS: Record<InterfaceLanguage, Kinds> = {
  en: {
    rooms_housing: ['room or home', 'rooms and homes'],
    jobs: ['job', 'jobs'],
    items: ['item', 'items'],
    services: ['service', 'services'],
    events: ['event', 'events'],
    any: ['listing', 'listings'],
  },
  am: {
    rooms_housing: ['ክፍል ወይም ቤት', 'ክፍሎች እና ቤቶች'],
    jobs: ['ሥራ', 'ሥራዎች'],
    items: ['ዕቃ', 'ዕቃዎች'],
    services: ['አገልግሎት', 'አገልግሎቶች'],
    events: ['ዝግጅት', 'ዝግጅቶች'],
    any: ['ማስታወቂያ', 'ማስታወቂያዎች'],
  },
}

const kindOf = ({ category }: Wanted, language: InterfaceLanguage, isOne: boolean): string =>
  KINDS[language][category ?? 'any'][isOne ? 0 : 1]

/**
 * "12 rooms and homes under $900 within 25 miles of Silver Spring", "ከሲያትል በ25 ማይል ውስጥ ያሉ 12 ሥራዎች"
 * @param count how many there are; without it none are counted
 */
export function writeWanted(wanted: Wanted, { language, units }: Reader, count?: Count): string {
  const isOne = count?.value === 1
  const kind = kindOf(wanted, language, isOne)
  const details = writeDetails(wanted, language, isOne)
  const { q } = wanted
  if (language === 'en') {
    const number = count === undefined ? '' : `${numberOf(count)} `
    const words = q === '' ? '' : ` for “${q}”`
    return `${number}${kind}${words}${priceEn(wanted)}${placeEn(wanted, units)}${details}`
  }
  const number = count === undefined ? '' : isOne ? 'አንድ ' : `${numberOf(count)} `
  const words = q === '' ? '' : `“${q}” ${isOne ? 'የሚል' : 'የሚሉ'} `
  return `${placeAm(wanted, units, isOne)}${priceAm(wanted, isOne)}${details}${words}${number}${kind}`
}

interface Count {
  value: number
  capped: boolean
}
const numberOf = ({ value, capped }: Count): string => `${value}${capped ? '+' : ''}`

/** Whom a sentence is for. */
type Reader = Pick<Turn, 'language' | 'units'>

function priceEn({ minPrice, maxPrice, currency }: Wanted): string {
  const money = (minor: number) => writeMoney(minor, currency, 'en')
  if (minPrice !== null && maxPrice !== null) return ` between ${money(minPrice)} and ${money(maxPrice)}`
  if (maxPrice !== null) return maxPrice === 0 ? ' for free' : ` up to ${money(maxPrice)}`
  return minPrice === null ? '' : ` from ${money(minPrice)}`
}

function priceAm({ minPrice, maxPrice, currency }: Wanted, isOne: boolean): string {
  const money = (minor: number) => writeMoney(minor, currency, 'am')
  const being = isOne ? 'የሆነ' : 'የሆኑ'
  if (minPrice !== null && maxPrice !== null) return `ከ${money(minPrice)} እስከ ${money(maxPrice)} ${being} `
  if (maxPrice !== null) return maxPrice === 0 ? 'በነጻ ' : `እስከ ${money(maxPrice)} ${being} `
  return minPrice === null ? '' : `ከ${money(minPrice)} ጀምሮ ${isOne ? 'ያለ' : 'ያሉ'} `
}

function placeEn({ place, radius }: Wanted, units: Turn['units']): string {
  if (place === null) return ''
  if (radius === null) return ' anywhere'
  return ` within ${writeDistance(place, radius, units, 'en')} of ${place.name}`
}

function placeAm({ place, radius }: Wanted, units: Turn['units'], isOne: boolean): string {
  if (place === null || radius === null) return ''
  return `ከ${place.nameAm ?? place.name} በ${writeDistance(place, radius, units, 'am')} ውስጥ ${isOne ? 'ያለ' : 'ያሉ'} `
}

function distance(place: Place, miles: number, units: Turn['units']): { value: number; isMiles: boolean } {
  const isMiles = countsMiles(place, units)
  return { value: isMiles ? miles : Math.round(miles / MILES_PER_KM), isMiles }
}

/** "50 miles", "80 km" */
export function writeDistance(
  place: Place,
  miles: number,
  units: Turn['units'],
  language: InterfaceLanguage,
): string {
  const { value, isMiles } = distance(place, miles, units)
  if (language === 'am') return `${value} ${isMiles ? 'ማይል' : 'ኪሎ ሜትር'}`
  return `${value} ${isMiles ? (value === 1 ? 'mile' : 'miles') : 'km'}`
}

/** What readers have chosen, else what is usual where the place is. */
export const countsMiles = ({ country }: Place, units: Turn['units']): boolean =>
  units === null ? MILE_COUNTRIES.includes(country) : units === 'miles'

/** A name for a search that is saved: "Jobs · Seattle · up to $20". */
export function nameOf(wanted: Wanted, language: InterfaceLanguage): string {
  const kind = kindOf(wanted, language, false)
  const price = (
    language === 'en' ? priceEn(wanted) : priceAm(wanted, false).replace(/ (?:የሆኑ|ያሉ) $/, '')
  ).trim()
  const place = language === 'am' ? (wanted.place?.nameAm ?? wanted.place?.name) : wanted.place?.name
  const parts = [
    wanted.q,
    kind.charAt(0).toUpperCase() + kind.slice(1),
    wanted.radius === null ? '' : place,
    price,
  ]
  return parts.filter((part) => part !== undefined && part !== '').join(' · ')
}
