import type { Currency, PricePeriod } from '#contract/listings/price.ts'
import { readPrice } from './price-policy.ts'

/** What a search says about money, in whole units. */
export interface Amount {
  min: number | null
  max: number | null
  /** Null: of the place that is meant. */
  currency: Currency | null
  /** "a month", "በሰዓት"; null where nothing is said. */
  period: PricePeriod | null
  /** An amount alone. */
  isBare: boolean
  /** The search without it. */
  rest: string
}

const PERIODS: readonly (readonly [PricePeriod, string])[] = [
  ['hour', 'hours?|hrs?|hourly|ሰዓት|ሰአት'],
  ['day', 'days?|daily|ቀን'],
  ['night', 'nights?|nightly|ሌሊት'],
  ['week', 'weeks?|wks?|weekly|ሳምንት'],
  ['month', 'months?|mo|mth|monthly|pcm|ወር'],
  ['year', 'years?|yrs?|yearly|annually|annum|pa|ዓመት|አመት'],
]
const PERIOD = new RegExp(
  String.raw`^\s*(?:\/|per\s|an?\s|each\s|every\s|በ|የ)?\s*(?:${PERIODS.map(([name, words]) => `(?<${name}>${words})`).join('|')})(?![\p{L}\p{N}])`,
  'iu',
)
const MORE = /^\s*(?:or\s+more|and\s+up|or\s+above|at\s+least|plus|\+)/iu
const LESS = /^\s*(?:or\s+less|max(?:imum)?|tops)(?!\p{L})/iu
/** How many more prices are taken away; a search has one. */
const MOST = 4

/** The first price of a search; what else it says about money is taken away with it. Nothing costs less than nothing. */
export function readAmount(text: string): Amount | null {
  const found = readPrice(text) ?? readPeriodic(text)
  if (!found) return null
  const { price, priceText, isBare } = found
  const at = text.indexOf(priceText)
  const { period, rest: behind } = readPeriod(text.slice(at + priceText.length))
  const isMore = isBare && MORE.test(behind)
  const isLess = isBare && LESS.test(behind)
  const amount = price.max ?? null
  return {
    min: isMore ? amount : (price.min ?? null),
    max: isMore ? null : amount === 0 ? null : amount,
    currency: price.currency,
    period,
    isBare: isBare && !isMore && !isLess,
    rest: withoutPrices(
      `${text.slice(0, at)} ${isMore ? behind.replace(MORE, ' ') : isLess ? behind.replace(LESS, ' ') : behind}`,
    ),
  }
}

const PLAIN_NUMBER = /(?<![\p{L}\p{N}.,])(\d{1,3}(?:,\d{3})+|\d{2,6})(k?)(?![\p{L}\p{N}]|[.,]\p{N})/giu

/** "700 a month": what is paid for a time is money, without saying so. */
function readPeriodic(text: string): ReturnType<typeof readPrice> {
  for (const match of text.matchAll(PLAIN_NUMBER)) {
    const [priceText, digits = '', thousands] = match
    if (!PAID.test(text.slice(match.index + priceText.length))) continue
    const max = Number(digits.replaceAll(',', '')) * (thousands === '' ? 1 : 1000)
    return { price: { max, currency: null }, priceText, rest: text.replace(priceText, ' '), isBare: true }
  }
  return null
}

const PAID = /^\s*(?:\/|per\s|an?\s|each\s|monthly|weekly|hourly|yearly|pcm|በወር|በሳምንት|በሰዓት|በዓመት)/iu

function readPeriod(text: string): { period: PricePeriod | null; rest: string } {
  const match = PERIOD.exec(text)
  const [name] = Object.entries(match?.groups ?? {}).find(([, said]) => said !== undefined) ?? []
  const period = PERIODS.find(([one]) => one === name)?.[0] ?? null
  return { period, rest: match ? text.slice(match[0].length) : text }
}

function withoutPrices(text: string): string {
  let rest = text
  for (let count = 0; count < MOST; count++) {
    const next = readPrice(rest)
    if (!next) break
    rest = next.rest
  }
  return rest
}
