import type { Part, Turn } from '#server/assistant/open-turn.ts'
import { checkMessage, type CheckedMessage } from '#server/assistant/message-check/reason-policy.ts'
import { readAnswer } from '#server/assistant/tools/search-faq.ts'
import { CHECK_WORDS } from './check-words-view.ts'
import { GUIDE_WORDS } from './guide-words-view.ts'

/** What a pasted message was found to say. */
export interface MessageAnswer {
  checked: CheckedMessage | null
  parts: Part[]
}

/** Whether a message speaks like a fraud, and why. @param message '' where none was pasted yet */
export function answerMessageCheck(turn: Turn, message: string): MessageAnswer {
  const { language } = turn
  const words = CHECK_WORDS[language]
  const { ask } = GUIDE_WORDS[language]
  if (message === '') return { checked: null, parts: [{ kind: 'text', text: words.paste }] }
  const checked = checkMessage(message)
  const { verdict, reasons } = checked
  const list = reasons.map((reason) => `• ${words.reason[reason]}`).join('\n')
  const text = [words.verdict[verdict], list, words.advice[verdict]]
    .filter((part) => part !== '')
    .join('\n\n')
  const answer = readAnswer(turn, 'spot-a-scam')
  return {
    checked,
    parts: [
      { kind: 'text', text },
      { kind: 'cards', cards: answer ? [{ kind: 'faq', id: answer.id }] : [] },
      { kind: 'suggestions', suggestions: [ask.report, ask.check] },
    ],
  }
}
