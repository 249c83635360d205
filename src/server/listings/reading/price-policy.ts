import { MAX_AMOUNT_MINOR, type Currency } from '#contract/listings/price.ts'

/** What something may cost, in whole units of its currency. */
export interface AskedPrice {
  min?: number
  max?: number
  /** null: of the place that is asked for. */
  currency: Currency | null
}

export interface FoundPrice {
  price: AskedPrice
  /** As it was written. */
  priceText: string
  /** The question without it. */
  rest: string
  /** An amount alone: nothing says whether it may be more or less. */
  isBare: boolean
}

const NUMBER = String.raw`(\d{1,3}(?:,\d{3})+|\d+(?:\.\d{1,2})?)(?!\d|[.,]\d)\s*(k(?!\p{L}))?`
const SIGN = String.raw`(?:US\$|CA\$|C\$|A\$|\$|£|€)`
const UNIT = String.raw`(?:dollars?|bucks|usd|cad|eur(?:os?)?|gbp|pounds?|kr|kronor|sek|nok|chf|aed|birr|etb|ዶላር|ብር|ዩሮ|ፓውንድ|ክሮኖር)`
const MONEY = String.raw`${SIGN}?\s*${NUMBER}\s*${UNIT}?`
/** A number that says by itself that it is money. */
const PLAIN_MONEY = String.raw`(?:${SIGN}\s*${NUMBER}(?:\s*${UNIT})?|${NUMBER}\s*${UNIT})`
/** Behind it a number counts something else. */
const NOT_MONEY = String.raw`(?!\s*(?:-|–)?\s*(?:miles?|mi\b|km|kilomet|bed|bath|people|person|month|day|hour|year|ማይል|ኪሎ|መኝታ|ክፍል|ቀን|ሰው))`

const flags = 'iu'
const BETWEEN = new RegExp(
  String.raw`(?:between|from|ከ)\s*${MONEY}\s*(?:and|to|-|–|እስከ|እና)\s*${MONEY}${NOT_MONEY}`,
  flags,
)
const SPAN = new RegExp(
  String.raw`${SIGN}\s*${NUMBER}\s*(?:-|–|to)\s*${SIGN}?\s*${NUMBER}${NOT_MONEY}`,
  flags,
)
const UNDER_BEFORE = new RegExp(
  String.raw`(?:\b(?:under|below|less than|cheaper than|up to|at most|no more than|not more than|maximum|max|within|budget(?: of| is)?|less then|<)|እስከ)\s*(?:of\s*)?${MONEY}${NOT_MONEY}`,
  flags,
)
const UNDER_AFTER = new RegExp(
  String.raw`(?:ከ\s*)?${MONEY}\s*(?:በታች|ያልበለጠ|የማይበልጥ|ባነሰ|or less|max\b|maximum|or under|betach)`,
  flags,
)
const OVER_BEFORE = new RegExp(
  String.raw`\b(?:over|above|more than|at least|minimum|min|starting at|>)\s*(?:of\s*)?${MONEY}${NOT_MONEY}`,
  flags,
)
const OVER_AFTER = new RegExp(String.raw`(?:ከ\s*)?${MONEY}\s*(?:በላይ|የሚበልጥ|or more|and up|belay)`, flags)
const ABOUT = new RegExp(String.raw`(?:\b(?:around|about|roughly|approximately)|ወደ)\s*${PLAIN_MONEY}`, flags)
const PLAIN = new RegExp(PLAIN_MONEY, flags)

/** How far from "around 900" something may be. */
const ABOUT_SHARE = 0.15

const CURRENCY_WORDS: readonly (readonly [RegExp, Currency])[] = [
  [/C(?:A)?\$|\bcad\b/i, 'CAD'],
  [/A\$/i, 'AUD'],
  [/US\$|\busd\b/i, 'USD'],
  [/£|\bgbp\b|\bpounds?\b|ፓውንድ/i, 'GBP'],
  [/€|\beur(?:os?)?\b|ዩሮ/i, 'EUR'],
  [/\bsek\b|\bkr(?:onor)?\b|ክሮኖር/i, 'SEK'],
  [/\bnok\b/i, 'NOK'],
  [/\bchf\b/i, 'CHF'],
  [/\baed\b/i, 'AED'],
  [/\bbirr\b|\betb\b|ብር/i, 'ETB'],
]

/** The price that a question names; null where it names none. Numbers of bedrooms, miles and years are none. */
export function readPrice(question: string): FoundPrice | null {
  for (const { pattern, read } of PATTERNS) {
    const match = pattern.exec(question)
    if (!match) continue
    const [one, other] = amountsOf(match)
    if (one === undefined || one * 100 > MAX_AMOUNT_MINOR) continue
    const text = match[0]
    return {
      price: {
        ...read(one, other),
        currency: CURRENCY_WORDS.find(([words]) => words.test(text))?.[1] ?? null,
      },
      priceText: text,
      rest: question.replace(text, ' '),
      isBare: pattern === PLAIN,
    }
  }
  return null
}

type Read = (one: number, other: number | undefined) => Omit<AskedPrice, 'currency'>

const span: Read = (one, other = one) => ({ min: Math.min(one, other), max: Math.max(one, other) })
const atMost: Read = (max) => ({ max })
const atLeast: Read = (min) => ({ min })
const about: Read = (near) => ({ min: near * (1 - ABOUT_SHARE), max: near * (1 + ABOUT_SHARE) })

const PATTERNS: readonly { pattern: RegExp; read: Read }[] = [
  { pattern: BETWEEN, read: span },
  { pattern: SPAN, read: span },
  { pattern: UNDER_AFTER, read: atMost },
  { pattern: OVER_AFTER, read: atLeast },
  { pattern: UNDER_BEFORE, read: atMost },
  { pattern: OVER_BEFORE, read: atLeast },
  { pattern: ABOUT, read: about },
  { pattern: PLAIN, read: atMost },
]

/** Groups come in pairs: a number, and a k for thousands. */
function amountsOf(match: RegExpExecArray): number[] {
  const groups = match.slice(1)
  return groups.flatMap((number, at) => {
    if (at % 2 === 1 || number === undefined) return []
    return [Number(number.replaceAll(',', '')) * (groups[at + 1] === undefined ? 1 : 1000)]
  })
}
