import { writeMoney, writeParts } from '#contract/language/formats.ts'
import type { InterfaceLanguage } from '#contract/language/language.ts'
import type { ListingDetail } from '#contract/listings/listing.ts'
import type { Price } from '#contract/listings/price.ts'
import { WORDS } from './words-view.ts'

/** The language a listing is shared in unless another one is asked for: its own, where the interface has it. */
export const languageOf = ({ lang }: Pick<ListingDetail, 'lang'>): InterfaceLanguage =>
  lang === 'am' ? 'am' : 'en'

/** A price as it is said, e.g. "from $20 / hour". */
export function writePrice(price: Price, language: InterfaceLanguage): string {
  const words = WORDS[language].price
  const { type, amountMinor, maxMinor, currency, period } = price
  if (type === 'free' || type === 'swap') return words[type]
  if (type === 'on_request' || amountMinor === null) return words.onRequest
  const least = writeMoney(amountMinor, currency, language)
  const each = (amount: string) => (period === null ? amount : words.per[period].replace('{amount}', amount))
  if (type !== 'range') return each(least)
  if (maxMinor !== null) return each(`${least} – ${writeMoney(maxMinor, currency, language)}`)
  return each(words.from.replace('{amount}', least))
}

/** Names of countries, by their codes. */
const COUNTRIES: Record<InterfaceLanguage, Intl.DisplayNames> = {
  en: new Intl.DisplayNames('en', { type: 'region' }),
  am: new Intl.DisplayNames('am', { type: 'region' }),
}

/** City and state, or city and country. */
export function writePlace(place: ListingDetail['place'], language: InterfaceLanguage): string {
  if (place === null) return ''
  const city = language === 'am' ? (place.nameAm ?? place.name) : place.name
  const around = place.admin1 ?? COUNTRIES[language].of(place.country)
  return around ? writeParts([city, around], language) : city
}

interface Badge {
  text: string
  tone: 'plain' | 'gold' | 'dark'
}

/** What stands out: that it is over, not as announced, reserved or wanted; else what kind of listing it is. */
export function badgeOf(
  { state, kind, category, details }: Pick<ListingDetail, 'state' | 'kind' | 'category' | 'details'>,
  language: InterfaceLanguage,
): Badge {
  const words = WORDS[language]
  if (state === 'fulfilled' || state === 'expired') return { text: words.state[state], tone: 'dark' }
  const { status } = details
  if (status === 'cancelled') return { text: words.event.cancelled, tone: 'dark' }
  if (status === 'postponed' || status === 'moved_online') return { text: words.event[status], tone: 'gold' }
  if (state === 'reserved') return { text: words.state.reserved, tone: 'gold' }
  if (kind === 'wanted') return { text: words.wanted, tone: 'gold' }
  return { text: words.category[category], tone: 'plain' }
}

/** On offer no more: shown for a while, found no more. */
export const isOver = ({ state }: Pick<ListingDetail, 'state'>): boolean =>
  state === 'fulfilled' || state === 'expired'
