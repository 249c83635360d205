import type { AssistantCard } from '#contract/assistant/card.ts'
import type { ChatMessage, ChatUnits } from '#contract/assistant/chat.ts'
import type { Place } from '#contract/geo/place.ts'
import type { HelpArticle } from '#contract/legal/help/article.ts'
import type { InterfaceLanguage } from '#contract/language/language.ts'
import type { Visitor } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'

/** What a tool may use. It reads, with the rights of whoever asks, and writes nothing. */
export type Tools = Pick<Platform, 'db' | 'hot' | 'clock' | 'log'>

/** One question and all that was found for it. */
export interface Turn {
  tools: Tools
  caller: Visitor
  language: InterfaceLanguage
  /** Ends with the question. */
  messages: readonly ChatMessage[]
  /** Where the reader is, as far as it is known. */
  here: Place | null
  /** Answers that staff wrote beside those that come with the app. */
  articles: readonly HelpArticle[]
  /** What the reader counts distances in; null: what is usual where the place is. */
  units: ChatUnits | null
  /** Fires when nobody waits for the answer any more, or for too long. */
  signal: AbortSignal
  found: Found
}

/** Cards by what they are named by in an answer: `listing:<id>`. Nothing else may be shown. */
export type Found = Map<string, AssistantCard>

/** A piece of an answer. */
export type Part =
  | { kind: 'text'; text: string }
  | { kind: 'cards'; cards: readonly AssistantCard[] }
  | { kind: 'suggestions'; suggestions: readonly string[] }

/** What a card is named by; none for those that are shown as soon as they are made. */
export function referenceOf(card: AssistantCard): string | null {
  return 'id' in card ? `${card.kind}:${card.id}` : null
}

/** The card may be shown in this answer from now on. */
export function addFound({ found }: Pick<Turn, 'found'>, card: AssistantCard): void {
  const reference = referenceOf(card)
  if (reference !== null) found.set(reference, card)
}
