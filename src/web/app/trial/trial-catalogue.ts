import type { AbstractIntlMessages } from 'use-intl'
import type { ProblemWords } from '#contract/kit/messages.ts'
import type { CalendarWords } from '#contract/language/calendar-words.ts'
import { formatsInWords } from '#web/platform/format/formats-in-words.ts'
import { ariaWordsEn } from '#web/platform/language/aria-words.en.ts'
import { joinWords } from '#web/platform/language/join-words.ts'
import type { Catalogue, FirstCatalogue, WordLists } from '#web/platform/language/language.tsx'
import { type AriaTexts, ariaInWords } from './aria-in-words.ts'

/** What the files of a language on trial hold, those of the first screen apart. */
interface TrialWords extends Pick<FirstCatalogue, 'words' | 'errors'> {
  problems: ProblemWords
  lists: WordLists
  titleExamples: WordLists
  aria: AriaTexts
}

/** Words that not everybody reads, by the name of their part. */
type Parts = Readonly<Record<string, () => Promise<AbstractIntlMessages>>>

/** What the first screen says in a language on trial. */
export const firstTrialCatalogue = (
  { words, errors }: Pick<FirstCatalogue, 'words' | 'errors'>,
  calendar: CalendarWords,
): FirstCatalogue => ({ words, errors, formats: formatsInWords(calendar) })

/** All that is said in a language on trial. React Aria's texts are English where it has none. */
export const trialCatalogue = (
  first: FirstCatalogue,
  { words, errors, aria, ...others }: TrialWords,
  parts: Parts,
): Catalogue => ({
  ...first,
  ...others,
  words: joinWords(first.words, words),
  errors: { ...first.errors, ...errors },
  aria: [ariaInWords(aria), ariaWordsEn],
  loadMore: (name) => parts[name]?.() ?? Promise.reject(new Error(`${name} has no words`)),
})
