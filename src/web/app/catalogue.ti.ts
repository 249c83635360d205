import type { AbstractIntlMessages } from 'use-intl'
import { dayOf, inCalendars } from '#contract/language/formats.ts'
import { writeTigrinyaDate } from '#contract/language/tigrinya-date.ts'
import type { Catalogue } from '#web/platform/language/language.tsx'
import { catalogueEn } from './catalogue.en.ts'
import { markFallback } from './mark-fallback.ts'
import { wordsTi } from './words.ti.ts'

/** The English words with those in the place of which others are known. */
function inPlaceOf(words: AbstractIntlMessages, path: string): AbstractIntlMessages {
  const merged = Object.entries(words).map(([key, said]) => {
    const at = path === '' ? key : `${path}.${key}`
    return [key, typeof said === 'string' ? (wordsTi[at] ?? said) : inPlaceOf(said, at)] as const
  })
  return Object.fromEntries(merged)
}

/** Tigrinya, as far as it goes; the rest is English, and marked as such for screen readers. */
export const catalogueTi: Catalogue = {
  ...catalogueEn,
  words: inPlaceOf(catalogueEn.words, ''),
  writeDate: (value, language, timeZone, style) => {
    const { day } = dayOf(value, timeZone)
    return inCalendars(style ?? { calendar: 'both' }, language, {
      gregorian: () => writeTigrinyaDate(day, 'gregorian'),
      ethiopian: () => writeTigrinyaDate(day, 'ethiopian'),
    })
  },
  begin: () => markFallback(document.body),
}
