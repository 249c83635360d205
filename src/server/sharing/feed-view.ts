import type { InterfaceLanguage } from '#contract/language/language.ts'
import type { ListingCard } from '#contract/listings/listing.ts'
import { writtenIn } from '#contract/listings/written-in.ts'
import { pictureUrl } from '#contract/media/picture.ts'
import { escape } from './document-view.ts'
import { languageOf, writePlace, writePrice } from './listing-words-view.ts'
import { addressIn } from './shared-head-view.ts'
import { withoutContacts } from './text-policy.ts'
import { WORDS } from './words-view.ts'

export interface Feed {
  site: string
  language: InterfaceLanguage
  /** The address of the feed itself, absolute. */
  self: string
  /** What is looked for, in words; '' where it is everything. */
  subject: string
  listings: readonly ListingCard[]
  now: Date
}

/** Atom as RFC 4287 has it, the newest first. */
export function writeFeed({ site, language, self, subject, listings, now }: Feed): string {
  const updated = listings[0]?.publishedAt ?? now.toISOString()
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<id>${inXml(self)}</id>`,
    `<title>${inXml(subject === '' ? 'Mesob · መሶብ' : `${subject} · Mesob`)}</title>`,
    `<subtitle>${inXml(WORDS[language].about)}</subtitle>`,
    `<link rel="self" type="application/atom+xml" href="${inXml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${inXml(`${site}/`)}"/>`,
    `<icon>${inXml(`${site}/favicon.svg`)}</icon>`,
    '<author><name>Mesob</name></author>',
    `<updated>${updated}</updated>`,
    ...listings.map((listing) => writeEntry(listing, site, language)),
    '</feed>\n',
  ].join('\n')
}

function writeEntry(listing: ListingCard, site: string, language: InterfaceLanguage): string {
  const { id, price, place, cover, category, publishedAt } = listing
  const { title, lang } = writtenIn(listing, language)
  const page = `${site}/listing/${id}`
  const facts = [writePrice(price, language), writePlace(place, language)].filter((fact) => fact !== '')
  const picture = cover && `${site}${pictureUrl(cover.id, 'medium', 'webp')}`
  return [
    `<entry xml:lang="${lang}">`,
    `<id>urn:uuid:${id}</id>`,
    `<title>${inXml(withoutContacts(title))}</title>`,
    `<link rel="alternate" type="text/html" href="${inXml(addressIn(page, language, languageOf(listing)))}"/>`,
    ...(picture ? [`<link rel="enclosure" type="image/webp" href="${inXml(picture)}"/>`] : []),
    `<category term="${category}" label="${inXml(WORDS[language].category[category])}"/>`,
    `<published>${publishedAt}</published><updated>${publishedAt}</updated>`,
    `<summary xml:lang="${language}">${inXml(facts.join(' · '))}</summary>`,
    '</entry>',
  ].join('')
}

/** XML 1.0 knows no control characters but tabs and ends of lines. */
const inXml = (text: string): string => escape(text.replaceAll(/[^\P{Cc}\t\n\r]/gu, ''))
