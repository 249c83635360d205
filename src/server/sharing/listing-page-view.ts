import { writeDate, writeDateTime } from '#contract/language/formats.ts'
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '#contract/language/language.ts'
import type { ListingDetail } from '#contract/listings/listing.ts'
import { writtenIn } from '#contract/listings/written-in.ts'
import { pictureUrl } from '#contract/media/picture.ts'
import { escape, type PageParts } from './document-view.ts'
import { cardUrl, viewCard } from './image/card-view.ts'
import { badgeOf, isOver, languageOf, writePlace, writePrice } from './listing-words-view.ts'
import { meta } from './meta-view.ts'
import { addressIn, oembedLink, sharedHead } from './shared-head-view.ts'
import { structuredData } from './structured-data-view.ts'
import { beginningOf, withoutContacts } from './text-policy.ts'
import { type WrittenDetail, WORDS } from './words-view.ts'

/** Letters that search engines show of a description. */
const DESCRIPTION_LETTERS = 200

interface Shown {
  /** The language of the words around the listing; null: the listing's own. */
  asked: InterfaceLanguage | null
  /** Its owner lets search engines list it. */
  isIndexed: boolean
}

export function listingPage(listing: ListingDetail, site: string, shown: Shown): PageParts {
  const own = languageOf(listing)
  const language = shown.asked ?? own
  const read = writtenIn(listing, language)
  return { language, head: headOf(read, site, { language, own }, shown), body: bodyOf(read, language) }
}

function headOf(
  listing: ListingDetail,
  site: string,
  { language, own }: Record<'language' | 'own', InterfaceLanguage>,
  { asked, isIndexed }: Shown,
): string {
  const title = withoutContacts(listing.title)
  const facts = [writePrice(listing.price, language), writePlace(listing.place, language)]
  const badge = badgeOf(listing, language)
  if (badge.tone !== 'plain') facts.unshift(badge.text)
  const about = [facts.filter(Boolean).join(' · '), withoutContacts(listing.description)].join(' — ')
  const description = beginningOf(about, DESCRIPTION_LETTERS)
  const page = `${site}/listing/${listing.id}`
  const drawn = cardUrl(page, viewCard(listing, language), language === own ? null : asked)
  const photos = listing.photos.map(({ picture }) => `${site}${pictureUrl(picture.id, 'large', 'webp')}`)
  const at = { site, url: addressIn(page, language, own), images: [drawn, ...photos] }
  return sharedHead({
    title,
    description,
    language,
    own,
    page,
    isFound: isIndexed && !isOver(listing),
    drawn,
    drawnSays: [title, ...facts].join(' · '),
    oembed: oembedLink(site, page),
    data: structuredData(listing, at, language),
  })
}

function bodyOf(listing: ListingDetail, language: InterfaceLanguage): string {
  const words = WORDS[language]
  const { title, description, lang, photos, id } = listing
  const [cover] = photos
  const badge = badgeOf(listing, language)
  return `
      <main class="shared-page">
        <p><a href="/">Mesob · መሶብ</a></p>
        <article>
          <p class="shared-badge">${escape(badge.text)}</p>
          <h1 lang="${lang}">${escape(withoutContacts(title))}</h1>
          <p><strong>${escape(writePrice(listing.price, language))}</strong></p>
          ${isOver(listing) ? `<p>${escape(words.ended)}</p>` : ''}
          ${cover ? `<img src="${pictureUrl(cover.picture.id, 'medium', 'webp')}" alt="${escape(cover.alt ?? '')}" width="${cover.picture.width}" height="${cover.picture.height}" />` : ''}
          <dl>${factsOf(listing, language)
            .map(([label, fact]) => `<dt>${escape(label)}</dt><dd>${escape(fact)}</dd>`)
            .join('')}</dl>
          <p class="shared-text" lang="${lang}">${escape(withoutContacts(description))}</p>
        </article>
        <p><a href="/#/listing/${id}">${escape(words.open)}</a></p>
      </main>
    `
}

const FACTS = [
  'employer',
  'apply_by',
  'available_from',
  'starts_at',
  'ends_at',
  'venue',
] as const satisfies WrittenDetail[]

/** Label and value; instants in the time zone of the listing. */
function factsOf(listing: ListingDetail, language: InterfaceLanguage): [string, string][] {
  const { label } = WORDS[language]
  const { details, place, publishedAt } = listing
  const zone = typeof details['timezone'] === 'string' ? details['timezone'] : 'UTC'
  const factRows = FACTS.flatMap((name): [string, string][] => {
    const value = details[name]
    if (typeof value !== 'string' || value === '') return []
    return [[label[name], writeDetail(name, value, language, zone)]]
  })
  return [
    ...(place ? [[label.place, writePlace(place, language)] as [string, string]] : []),
    ...factRows,
    [label.published, writeDate(publishedAt, language, zone)],
  ]
}

function writeDetail(name: WrittenDetail, value: string, language: InterfaceLanguage, zone: string): string {
  switch (name) {
    case 'starts_at':
    case 'ends_at':
      return writeDateTime(value, language, zone)
    case 'apply_by':
    case 'available_from':
      return writeDate(value, language, zone)
    default:
      return withoutContacts(value)
  }
}

/** In both languages, since nothing says which one is read. The app says the same in its own words. */
export function absentPage(why: 'gone' | 'missing'): PageParts {
  const parts = INTERFACE_LANGUAGES.map((language) => {
    const { title, text } = WORDS[language][why]
    return `<h1 lang="${language}">${escape(title)}</h1><p lang="${language}">${escape(text)}</p>`
  })
  const head = [
    `<title>${escape(WORDS.en[why].title)} · Mesob</title>`,
    meta('name', 'description', WORDS.en.about),
    meta('name', 'robots', 'noindex'),
  ]
  return {
    language: 'en',
    head: head.join('\n    '),
    body: `<main class="shared-page"><p><a href="/">Mesob · መሶብ</a></p>${parts.join('')}</main>`,
  }
}
