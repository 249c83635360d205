import { createHash } from 'node:crypto'
import type { InterfaceLanguage } from '#contract/language/language.ts'
import type { ListingDetail } from '#contract/listings/listing.ts'
import type { MediaId } from '#contract/media/picture.ts'
import { badgeOf, writePlace, writePrice } from '#server/sharing/listing-words-view.ts'
import { withoutContacts } from '#server/sharing/text-policy.ts'
import { WORDS } from '#server/sharing/words-view.ts'
import type { Card } from './draw-card.ts'
import { drawableText } from './draw-text.ts'

/** What is drawn of a page, and how its picture is named. */
export interface CardView {
  card: Card
  photoId: MediaId | null
  /** Changes with whatever is drawn. */
  key: string
}

/** Goes into every key: to be raised when the same card is drawn differently. */
const DRAWING = 1
const KEY_LETTERS = 20

/** Signs that our fonts lack, as they are written without them. */
const WRITTEN_OUT: readonly (readonly [string, string])[] = [['₪', 'ILS ']]

/** What is drawn of a listing. A title of nothing but emoji, or in a script that we have no font for, gives way to its kind. */
export function viewCard(listing: ListingDetail, language: InterfaceLanguage): CardView {
  const title = withoutContacts(listing.title)
  const card: Card = {
    title: drawableText(title, 'display') === '' ? WORDS[language].category[listing.category] : title,
    price: writtenOut(writePrice(listing.price, language)),
    place: writePlace(listing.place, language),
    badge: badgeOf(listing, language),
  }
  return withKey(card, listing.photos[0]?.picture.id ?? null)
}

export function withKey(card: Card, photoId: MediaId | null): CardView {
  const digest = createHash('sha256').update(JSON.stringify([DRAWING, card, photoId]))
  return { card, photoId, key: digest.digest('hex').slice(0, KEY_LETTERS) }
}

const writtenOut = (text: string) =>
  WRITTEN_OUT.reduce((written, [sign, letters]) => written.replaceAll(sign, letters), text)

/**
 * The address of a page's picture; another one as soon as anything on it changes.
 * @param page absolute, without a query
 */
export function cardUrl(page: string, { key }: CardView, asked: InterfaceLanguage | null): string {
  const query = new URLSearchParams({ v: key })
  if (asked !== null) query.set('lang', asked)
  return `${page}/share.jpg?${query.toString()}`
}
