import { SURE_ENOUGH } from '#contract/legal/faq/faq-search.ts'
import type { FoundAnswer } from '#server/assistant/tools/search-faq.ts'
import type { Part, Turn } from '#server/assistant/open-turn.ts'
import { readAnswer, searchFaq } from '#server/assistant/tools/search-faq.ts'
import { holdsCue } from '#server/listings/reading/public.ts'
import { CUES } from './reading/cue-policy.ts'
import { GUIDE_WORDS } from './guide-words-view.ts'
import type { Question } from './reading/question-policy.ts'

/** Related questions that are offered beside an answer. */
const RELATED = 3

/**
 * What the help page says about it; null where it says nothing for sure: less so where the words are surely about this site.
 * @param inSafety what keeps people safe comes first
 */
export function answerHelp(turn: Turn, { text, words }: Question, inSafety: boolean): Part[] | null {
  const isOurs = [CUES.app, CUES.drafting].some((cue) => holdsCue(cue, words))
  // whoever may be in trouble gets the nearest answer there is
  const least = inSafety ? 0 : isOurs ? SURE_ENOUGH / 2 : SURE_ENOUGH
  const found = searchFaq(turn, text, least)
  const best = inSafety
    ? (found.find(({ topic }) => topic === 'safety') ?? readAnswer(turn, 'spot-a-scam'))
    : found[0]
  return best ? showAnswer(turn, best, found, inSafety) : null
}

export function showAnswer(
  turn: Turn,
  best: FoundAnswer,
  found: readonly FoundAnswer[],
  inSafety = false,
): Part[] {
  const words = GUIDE_WORDS[turn.language]
  const related = found.filter(({ id }) => id !== best.id).slice(0, RELATED)
  return [
    { kind: 'text', text: inSafety ? `${words.safety} ${best.answer}` : best.answer },
    { kind: 'cards', cards: [{ kind: 'faq', id: best.id }] },
    { kind: 'suggestions', suggestions: related.map(({ question }) => question) },
  ]
}
