import { TRIAL_LANGUAGES } from '#contract/language/language.ts'
import { compareCatalogues } from '../words/message-catalogues.ts'
import { wrongShares } from '../words/reviewed-shares.ts'
import { trialWords } from '../words/trial-words.ts'
import { allSentences, reviewedShare } from '../words/words.ts'

/** Where a language on trial does not say what the English catalogue says, or claims a review that was not made. */
export function checkTrialWords(): string[] {
  const english = Object.fromEntries(allSentences().map(({ key, en }) => [key, en]))
  const problems = TRIAL_LANGUAGES.flatMap((language) =>
    compareCatalogues(english, Object.fromEntries(trialWords(language)), language).map(
      (problem) => `src/web/app/trial/${language}: ${problem}`,
    ),
  )
  return [...problems, ...wrongShares((language) => reviewedShare(language))]
}
