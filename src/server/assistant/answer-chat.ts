import { BUDGETS } from './budget-policy.ts'
import { setImmediate as nextRound } from 'node:timers/promises'
import { CHAT_LIMITS, type ChatRequest } from '#contract/assistant/chat.ts'
import { placeById } from '#server/geo/public.ts'
import { listArticles } from '#server/legal/public.ts'
import type { Visitor } from '#server/platform/caller.ts'
import { errorFields } from '#server/platform/log.ts'
import type { Platform } from '#server/platform/platform.ts'
import { addressKey } from '#server/platform/limits/rate-limit.ts'
import { createSemaphore } from '#server/platform/semaphore.ts'
import { asChatRefusal, inPieces, refusalOf } from './chat-policy.ts'
import { answerQuestion as askService } from './engine/answer-question.ts'
import type { Spent } from './engine/ai-client.ts'
import { answerQuestion as askGuide } from './guide/answer-question.ts'
import type { Part, Turn } from './open-turn.ts'
import { countTokens, insertUsage, type Usage } from './usage-store.ts'

/** Who asks, and how it is known that they do not wait any more. */
export interface Asking {
  caller: Visitor
  ip: string
  leaving: AbortSignal
}

/** Room for what follows the last word within the time that an answer may take. */
const MARGIN_MS = 2000

/**
 * The parts of an answer as they come. Ends within CHAT_LIMITS.answerWithinMs, whoever answers.
 * @throws ChatRefusal before the first part or between two
 */
export async function* answerChat(
  platform: Platform,
  { caller, ip, leaving }: Asking,
  { messages, language, placeId, units }: ChatRequest,
): AsyncGenerator<Part> {
  const { db, clock, log } = platform
  await spendQuestion(platform, caller, ip)
  const byService = await mayAskService(platform)
  const begun = performance.now()
  const at = clock.now()
  const late = AbortSignal.timeout(CHAT_LIMITS.answerWithinMs - MARGIN_MS)
  const spent: Spent = { input: 0, output: 0 }
  const turn: Turn = {
    tools: platform,
    caller,
    language: language === 'amharic' ? 'am' : 'en',
    messages,
    here: placeId === undefined ? null : await placeById(db, placeId),
    articles: (await listArticles(platform)).items,
    units: units ?? null,
    signal: AbortSignal.any([leaving, late]),
    found: new Map(),
  }
  let outcome: Usage['outcome'] = 'left'
  try {
    if (byService) yield* askService(platform.config, turn, spent)
    else yield* guided(turn, late)
    outcome = 'answered'
  } catch (error) {
    const refusal = asChatRefusal(error)
    if (!leaving.aborted) {
      outcome = 'failed'
      log.warn({ ...errorFields(error), status: refusal.status }, 'an answer of the assistant failed')
    }
    throw refusal
  } finally {
    await insertUsage(db, {
      at,
      userId: caller.userId,
      kind: 'chat',
      answeredBy: byService ? 'service' : 'guide',
      outcome,
      inputTokens: spent.input,
      outputTokens: spent.output,
      tookMs: performance.now() - begun,
    })
  }
}

/** @throws AppError request.too-many */
async function spendQuestion({ limits }: Platform, { userId }: Visitor, ip: string): Promise<void> {
  const who = userId === null ? 'visitor' : 'member'
  const key = userId ?? addressKey(ip)
  await limits.spend(BUDGETS[who].hour, key)
  await limits.spend(BUDGETS[who].day, key)
}

/** A service is configured, and what may be spent on it today is not spent yet. */
async function mayAskService({ config, db, clock }: Platform): Promise<boolean> {
  const { ai } = config.assistant
  if (ai === null) return false
  if (ai.dailyTokens === null) return true
  const now = clock.now()
  const midnight = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()))
  return (await countTokens(db, midnight)) < ai.dailyTokens
}

/** Words are weighed for a millisecond or two a question: of many at once only some are, so that others get their turn. */
const inTurn = createSemaphore({ atOnce: 2, waiting: 400 })

async function* guided(turn: Turn, late: AbortSignal): AsyncGenerator<Part> {
  const work = inTurn(async () => {
    await nextRound()
    return askGuide(turn)
  })
  const { parts } = await inTime(work, late)
  for (const part of parts) {
    if (part.kind !== 'text') yield part
    else for (const text of inPieces(part.text)) yield { kind: 'text', text }
  }
}

/** @throws ChatRefusal when the time is over first */
async function inTime<Result>(work: Promise<Result>, late: AbortSignal): Promise<Result> {
  const over = new Promise<null>((resolve) => {
    late.addEventListener('abort', () => resolve(null), { once: true })
  })
  const first = await Promise.race([work.then((result) => ({ result })), over])
  if (first === null) throw refusalOf(504)
  return first.result
}
