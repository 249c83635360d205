import { DAY_MS } from '#contract/kit/duration.ts'
import type { PublishableContent } from '#contract/listings/listing-content.ts'
import type { Signal } from '#contract/listings/review/signal.ts'
import { wordsOf } from '#contract/listings/translation.ts'
import { looksLikeAnothers } from '#server/media/public.ts'
import { isBlockedText } from '#server/safety/public.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { signalsInWords } from './phrase-policy.ts'
import { isNearlySame, shinglesOf } from './shingle-policy.ts'
import { type Alike, findAlike, highPay, medianRent } from './signal-store.ts'

interface Suspect {
  listingId: string
  ownerId: string
  memberSince: Date
  content: PublishableContent
  now: Date
}

/** What was found out about a listing before it is published. */
export interface Findings {
  signals: Signal[]
  hashes: number[]
  /** Another one of the same owner that says nearly the same. */
  twin: Alike | null
}

const YOUNG_DAYS = 3
const FAR_BELOW = 0.6

export async function findSignals(tx: Tx, suspect: Suspect): Promise<Findings> {
  const { listingId, ownerId, memberSince, content, now } = suspect
  const text = wordsOf(content).join('\n')
  // a second language is no reason why the first should not be a copy
  const hashes = shinglesOf(`${content.title}\n${content.description}`)
  const alike = (await findAlike(tx, { listingId, ownerId, hashes })).filter((other) =>
    isNearlySame(hashes, other.hashes),
  )
  const isHome = content.category === 'rooms_housing' && content.kind === 'offer'
  const found: (Signal | false)[] = [
    ...signalsInWords(content.category, text),
    (await isBlockedText(tx, text)) && 'blocked_term',
    alike.some(({ isOwn }) => !isOwn) && 'text_of_another',
    (await showsPhotoOfAnother(tx, content)) && 'photo_of_another',
    isHome && now.getTime() - memberSince.getTime() < YOUNG_DAYS * DAY_MS && 'young_account',
    isHome && (await isFarBelow(tx, listingId, content)) && 'price_far_below',
    content.category === 'jobs' && (await paysFarAbove(tx, listingId, content)) && 'pay_far_above',
  ]
  return {
    signals: found.filter((signal) => signal !== false),
    hashes,
    twin: alike.find(({ isOwn }) => isOwn) ?? null,
  }
}

const showsPhotoOfAnother = (tx: Tx, { photos }: PublishableContent): Promise<boolean> =>
  looksLikeAnothers(
    tx,
    photos.map(({ mediaId }) => mediaId),
  )

async function isFarBelow(tx: Tx, listingId: string, content: PublishableContent): Promise<boolean> {
  const { price, placeId, details } = content
  const { amountMinor, currency, period } = price
  if (amountMinor === null || period === null) return false
  const bedrooms = typeof details['bedrooms'] === 'number' ? details['bedrooms'] : null
  const median = await medianRent(tx, { listingId, currency, period, placeId, bedrooms })
  return median !== null && amountMinor < FAR_BELOW * median
}

async function paysFarAbove(tx: Tx, listingId: string, { price }: PublishableContent): Promise<boolean> {
  const { amountMinor, maxMinor, currency, period } = price
  const pay = maxMinor ?? amountMinor
  if (pay === null || period === null) return false
  const high = await highPay(tx, { listingId, currency, period })
  return high !== null && pay > high
}
