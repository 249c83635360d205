import phrases from '#server/assistant/data/message-phrases.json' with { type: 'json' }
import type { Signal } from '#contract/listings/review/signal.ts'
import { phraseForm, plainWords } from '#contract/listings/wording.ts'
import { signalsInPhrases } from '#server/listings/public.ts'

/** What speaks of a fraud in a message. */
export type MessageReason = keyof typeof phrases | 'link'

export type Verdict = 'fraud' | 'doubtful' | 'clear'

export interface CheckedMessage {
  verdict: Verdict
  /** The gravest first. */
  reasons: readonly MessageReason[]
}

interface Rule {
  reason: MessageReason
  weight: number
  signals: readonly string[]
  forms: readonly RegExp[]
}

const RULES: readonly Rule[] = Object.entries(phrases).map(([reason, rule]) => ({
  reason: reason as keyof typeof phrases,
  weight: rule.weight,
  signals: rule.signals,
  forms: rule.phrases.map((phrase) => new RegExp(phraseForm(phrase), 'gu')),
}))

/** A link to sign in, confirm or pay somewhere; a link alone says nothing. */
const LINK = /https?:\/\/|www\.|\b[a-z0-9-]+\.(?:com|net|org|info|io|ly|co|example)\b/i
const LURES =
  /\b(?:log ?in|sign in|verify|confirm|claim|click|tap here|update your)\b|ይጫኑ|ያረጋግጡ|ይግቡ|ጠውቑ|ኣረጋግጹ/iu
const LINK_WEIGHT = 2
/** From here on the signs leave little doubt. */
const FRAUD_FROM = 3

/** “Never pay before you see it” warns of what it names. */
const WARNING = / (?:never|not|dont|don t|no need to|without|nobody|neither)(?: [^ ]+){0,3} $/u

/** What a message says that frauds say, in English, Amharic or Tigrinya. It is read here and stored nowhere. */
export function checkMessage(message: string): CheckedMessage {
  const words = plainWords(message)
  const signals: readonly Signal[] = signalsInPhrases(message)
  const found = RULES.filter(
    (rule) => rule.signals.some((signal) => signals.includes(signal as Signal)) || rule.forms.some(isSaid),
  ).map(({ reason, weight }): { reason: MessageReason; weight: number } => ({ reason, weight }))
  if (LINK.test(message) && LURES.test(message)) found.push({ reason: 'link', weight: LINK_WEIGHT })
  const weight = found.reduce((sum, one) => sum + one.weight, 0)
  const verdict = weight >= FRAUD_FROM ? 'fraud' : weight > 0 ? 'doubtful' : 'clear'
  const gravest = found.toSorted((one, other) => other.weight - one.weight)
  return { verdict, reasons: gravest.map(({ reason }) => reason) }

  function isSaid(form: RegExp): boolean {
    return [...words.matchAll(form)].some(({ index }) => !WARNING.test(words.slice(0, index + 1)))
  }
}
