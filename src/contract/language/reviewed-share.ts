import { type DisplayLanguage, isOnTrial } from './language.ts'

/** Every language but the one that the sentences are first written in. */
export type TranslatedLanguage = Exclude<DisplayLanguage, 'en'>

/**
 * How much of each translation native readers have reviewed, in whole percent. `npm run words:import` writes it from
 * scripts/words/reviews.json, and check:words holds it against that.
 */
export const REVIEWED_SHARE: Readonly<Record<TranslatedLanguage, number>> = { am: 0, ti: 0, om: 0 }

/** Percent of a language's sentences that have to be reviewed before it is offered without the word “trial”. */
const TRIAL_ENDS_AT = 90

/** Is the language to be called a trial? */
export const isDraft = (language: DisplayLanguage): boolean =>
  isOnTrial(language) && REVIEWED_SHARE[language] < TRIAL_ENDS_AT
