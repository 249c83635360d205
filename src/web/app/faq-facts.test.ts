import { expect, test } from 'vitest'
import { DELETION_GRACE_DAYS } from '#contract/auth/request-deletion.ts'
import { CREDENTIAL_LIMITS } from '#contract/auth/credentials.ts'
import { EXPORT_LIMITS } from '#contract/account/exports/data-export.ts'
import { APP_PATHS } from '#contract/kit/app-paths.ts'
import { faqAm } from '#contract/legal/faq/am/texts.ts'
import { faqEn } from '#contract/legal/faq/en/texts.ts'
import {
  FAQ_LINKS,
  FAQ_PLACES,
  type FaqId,
  type FaqText,
  type FaqTexts,
  faqText,
} from '#contract/legal/faq/faq.ts'
import { SAVED_SEARCH_LIMITS } from '#contract/listings/alerts/saved-search.ts'
import { LIFE_DAYS, PHOTO_LIMITS } from '#contract/listings/category.ts'
import { ENDING_DAYS, FAVORITE_LIMITS, PRICE_DROP_SHARE } from '#contract/listings/favorites/favorite.ts'
import { ENDED_SHOWN_DAYS } from '#contract/listings/life/period.ts'
import { LISTING_LIMITS } from '#contract/listings/listing.ts'
import { PHONE_LIMITS } from '#contract/listings/phone/phone-number.ts'
import { DEFAULT_RADIUS_MILES, RADIUS_OPTIONS } from '#contract/listings/search/search-listings.ts'
import { MEDIA_LIMITS } from '#contract/media/picture.ts'
import { VOICE_LIMITS } from '#contract/media/voice/voice.ts'
import { MESSAGE_LIMITS } from '#contract/messaging/messages/message.ts'
import { MUTE_HOURS, NEW_THREADS_PER_DAY } from '#contract/messaging/threads/thread.ts'
import { REVIEW_LIMITS } from '#contract/reviews/review.ts'
import { REPORT_LIMITS } from '#contract/safety/report.ts'
import { datingAm } from '#web/dating/messages.am.ts'
import { datingEn } from '#web/dating/messages.en.ts'
import { catalogueAm } from './catalogue.am.ts'
import { catalogueEn } from './catalogue.en.ts'

const { rooms_housing: rooms, jobs, items, services, events } = PHOTO_LIMITS

/** The figures that an answer gives, as the rules of the product have them. */
const FIGURES: Partial<Record<FaqId, readonly number[]>> = {
  'sign-up': [CREDENTIAL_LIMITS.passwordMin, CREDENTIAL_LIMITS.codeLength],
  'profile-photo-and-name': [MEDIA_LIMITS.avatarMb],
  'copy-of-data': [EXPORT_LIMITS.availableDays],
  'delete-account': [DELETION_GRACE_DAYS],
  drafts: [LISTING_LIMITS.draftsPerPerson],
  'number-of-photos': [
    rooms.min,
    rooms.max,
    items.min,
    items.max,
    events.min,
    events.max,
    services.max,
    jobs.max,
  ],
  'photo-files': [MEDIA_LIMITS.imageMb],
  'length-of-text': [
    LISTING_LIMITS.titleMin,
    LISTING_LIMITS.titleMax,
    LISTING_LIMITS.descriptionMin,
    LISTING_LIMITS.descriptionMax,
  ],
  'language-of-listing': [LISTING_LIMITS.languagesMax],
  'phone-in-listing': [PHONE_LIMITS.revealsPerDay],
  'how-long-listings-live': [LIFE_DAYS.rooms_housing, LIFE_DAYS.items, LIFE_DAYS.services, LIFE_DAYS.jobs],
  'renew-listing': [ENDED_SHOWN_DAYS],
  'ended-listing': [ENDED_SHOWN_DAYS],
  'near-me': [...RADIUS_OPTIONS, DEFAULT_RADIUS_MILES],
  'saved-searches': [SAVED_SEARCH_LIMITS.perPerson, SAVED_SEARCH_LIMITS.unopenedDays],
  favorites: [FAVORITE_LIMITS.perPerson, PRICE_DROP_SHARE * 100, ENDING_DAYS],
  'write-to-poster': [MESSAGE_LIMITS.firstMin],
  'photos-in-messages': [MESSAGE_LIMITS.unansweredMax, MESSAGE_LIMITS.photosMax],
  'voice-messages': [VOICE_LIMITS.seconds / 60],
  'new-conversations-a-day': NEW_THREADS_PER_DAY,
  'edit-message': [MESSAGE_LIMITS.editWithin, MESSAGE_LIMITS.deleteWithin],
  'mute-and-archive': [MUTE_HOURS.hours],
  'report-something': [REPORT_LIMITS.perDay],
  'reviews-of-people': [REVIEW_LIMITS.serviceMessages, REVIEW_LIMITS.blindDays, REVIEW_LIMITS.scoreFrom],
}

const LANGUAGES: readonly [string, FaqTexts, unknown][] = [
  ['en', faqEn, [catalogueEn.words, datingEn]],
  ['am', faqAm, [catalogueAm.words, datingAm]],
]

const everyText = (texts: FaqTexts): [FaqId, FaqText][] =>
  FAQ_PLACES.map((place) => [place.id, faqText(texts, place)])

/** Every sentence of a catalogue, with its plural forms one by one. */
function sentencesOf(words: unknown): string[] {
  if (typeof words === 'string') return [words]
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(sentencesOf) : []
}

test.each(LANGUAGES)('%s: what is quoted from the screen stands on it, word for word', (_, texts, words) => {
  // a colon at the end of a label is not quoted
  const said = new Set(sentencesOf(words).map((sentence) => sentence.replace(/[:፦]$/, '')))
  const inSentences = sentencesOf(words).filter((sentence) => sentence.includes('“'))
  for (const [id, { question, answer }] of everyText(texts))
    for (const [, quoted = ''] of `${question} ${answer}`.matchAll(/“([^”]+)”/g)) {
      const isSaid = said.has(quoted) || inSentences.some((sentence) => sentence.includes(`“${quoted}”`))
      expect([id, quoted, isSaid]).toEqual([id, quoted, true])
    }
})

test.each(LANGUAGES)('%s: the figures are those of the product', (_, texts) => {
  const answers = new Map(everyText(texts))
  for (const [id, figures] of Object.entries(FIGURES)) {
    const found: string[] = answers.get(id as FaqId)?.answer.match(/\d+/g) ?? []
    expect([id, figures.filter((figure) => !found.includes(String(figure)))]).toEqual([id, []])
  }
})

test('both languages give the same figures', () => {
  const figuresOf = ({ answer }: FaqText) =>
    (answer.match(/\d+/g) ?? []).map(Number).toSorted((one, other) => one - other)
  const amharic = new Map(everyText(faqAm))
  for (const [id, english] of everyText(faqEn)) {
    const other = amharic.get(id)
    expect([id, other && figuresOf(other)]).toEqual([id, figuresOf(english)])
  }
})

test('Amharic is written in its own letters, but for the names of formats and keys, and what is typed', () => {
  for (const [id, { question, answer, also = '' }] of everyText(faqAm))
    expect([
      id,
      `${question} ${answer} ${also}`.match(/[A-Za-z]+/g)?.filter((word) => !IN_LATIN.has(word)) ?? [],
    ]).toEqual([id, []])
})
const IN_LATIN = new Set(['JPEG', 'PNG', 'WebP', 'AVIF', 'HEIC', 'QR', 'Escape', 'fellige'])

test('at least sixty questions, none twice, and each link leads to a page of the app', () => {
  expect(FAQ_PLACES.length).toBeGreaterThanOrEqual(64)
  for (const texts of [faqEn, faqAm]) {
    const questions = everyText(texts).map(([, { question }]) => question)
    expect(new Set(questions).size).toBe(questions.length)
  }
  const paths = Object.values(FAQ_LINKS).map((path) => path.split('?')[0])
  expect(paths.filter((path) => !APP_PATHS.some((one) => one === path))).toEqual([])
})
