import type { AssistantCard } from '#contract/assistant/card.ts'
import { CHAT_LIMITS } from '#contract/assistant/chat.ts'
import { isoDay } from '#contract/language/calendar-day.ts'
import { writeEthiopicDate } from '#contract/language/ethiopic-date.ts'
import { refusalOf } from '#server/assistant/chat-policy.ts'
import { todayOf } from '#server/assistant/guide/reading/find-filters.ts'
import type { Part, Turn } from '#server/assistant/open-turn.ts'
import type { Config } from '#server/platform/config.ts'
import { type AiMessage, type Spent, streamAnswer } from './ai-client.ts'
import { writePrompt } from './prompt-view.ts'
import { useTool } from './use-tool.ts'
import { type Filtered, newTextFilter } from './text-policy.ts'
import { AI_TOOLS } from './tool-policy.ts'

/** How often the service may look something up before it has to answer. */
const MAX_ROUNDS = 4
const MAX_TOKENS = 1200
/** Longer answers are cut: nobody reads them. Characters. */
const LONGEST_ANSWER = 12_000
/** Messages before the question that the service gets. */
const MESSAGES_MAX = 12

/**
 * The answer of the service that is configured, as it comes. It sees the conversation and what the tools return, and what
 * it says reaches the reader without addresses and with cards of this question alone.
 * @throws ChatRefusal
 */
export async function* answerQuestion(
  { assistant }: Pick<Config, 'assistant'>,
  turn: Turn,
  spent: Spent,
): AsyncGenerator<Part> {
  const { ai } = assistant
  if (ai === null) throw refusalOf(503)
  const today = todayOf(turn)
  const day = `${isoDay(today)}, ${writeEthiopicDate(today, 'en')}`
  const messages: AiMessage[] = [
    { role: 'system', content: writePrompt(turn.language, day, turn.here) },
    ...turn.messages.slice(-MESSAGES_MAX).map(({ role, content }) => ({ role, content })),
  ]
  const shown = new Set<AssistantCard>()
  const prepared: AssistantCard[] = []
  let hasAnswered = false
  for (let round = 0; round <= MAX_ROUNDS; round++) {
    const asked = {
      messages,
      // at last it has to answer with what it has
      tools: round < MAX_ROUNDS ? AI_TOOLS : [],
      maxTokens: MAX_TOKENS,
      longest: LONGEST_ANSWER,
      signal: turn.signal,
    }
    const filter = newTextFilter(turn.found)
    const answer = streamAnswer(ai, asked, spent)
    let next = await answer.next()
    for (; !next.done; next = await answer.next()) {
      const parts = partsOf(filter.add(next.value), shown)
      hasAnswered ||= parts.length > 0
      yield* parts
    }
    const rest = partsOf(filter.end(), shown)
    hasAnswered ||= rest.length > 0
    yield* rest
    const calls = next.value
    if (calls.length === 0) break
    const results = await Promise.all(calls.map((call) => useTool(turn, call)))
    prepared.push(...results.flatMap(({ cards }) => cards))
    messages.push(
      {
        role: 'assistant',
        content: null,
        tool_calls: calls.map(({ id, name, argumentsJson }) => ({
          id,
          type: 'function' as const,
          function: { name, arguments: argumentsJson },
        })),
      },
      ...calls.map(({ id }, index) => ({
        role: 'tool' as const,
        tool_call_id: id,
        content: JSON.stringify(results[index]?.result ?? null),
      })),
    )
  }
  const cards = prepared.slice(0, CHAT_LIMITS.cardsMax)
  if (cards.length > 0) yield { kind: 'cards', cards }
  // an answer of addresses alone is none
  if (!hasAnswered && cards.length === 0) throw refusalOf(502)
}

/** Each card once, and no more than an answer may show. */
function partsOf(filtered: readonly Filtered[], shown: Set<AssistantCard>): Part[] {
  return filtered.flatMap((one): Part[] => {
    if (one.kind === 'text') return [one]
    if (shown.has(one.card) || shown.size >= CHAT_LIMITS.cardsMax) return []
    shown.add(one.card)
    return [{ kind: 'cards', cards: [one.card] }]
  })
}
