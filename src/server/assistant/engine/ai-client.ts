import OpenAI, { APIError } from 'openai'
import type { AiSetting } from '#server/platform/config.ts'
import { forbidInTransaction } from '#server/platform/database/transactions.ts'
import { type ChatRefusal, refusalOf } from '#server/assistant/chat-policy.ts'
import { convertAnswer } from './convert-answer.ts'

/** Tokens that were used; added to as they become known. */
export interface Spent {
  input: number
  output: number
}

/** A message to the service, in the types of its own wire. */
export type AiMessage = OpenAI.Chat.Completions.ChatCompletionMessageParam
export type AiTool = OpenAI.Chat.Completions.ChatCompletionTool

/** A tool that the service wants to have used. */
export interface AiCall {
  id: string
  name: string
  /** JSON, as far as the service can write it. */
  argumentsJson: string
}

interface Asked {
  messages: readonly AiMessage[]
  tools: readonly AiTool[]
  maxTokens: number
  /** Characters; what is longer is cut. */
  longest: number
  signal: AbortSignal
}

const MAX_CALLS = 6

/**
 * One answer of the service: its words as they come, and at last the tools it wants to have used. It is asked once, at the
 * address of the configuration and no other it may point to.
 * @throws ChatRefusal 429 and 402 as the service says them, 502 for an answer that is none or breaks off, 504 when it takes too long
 */
export async function* streamAnswer(
  ai: AiSetting,
  { messages, tools, maxTokens, longest, signal }: Asked,
  spent: Spent,
): AsyncGenerator<string, AiCall[]> {
  forbidInTransaction()
  const client = aiClient(ai, convertAnswer)
  const calls: AiCall[] = []
  let length = 0
  let isFinished = false
  try {
    const stream = await client.chat.completions.create(
      {
        model: ai.model,
        messages: [...messages],
        ...(tools.length > 0 && { tools: [...tools] }),
        stream: true,
        stream_options: { include_usage: true },
        max_tokens: maxTokens,
        temperature: 0.2,
      },
      { signal },
    )
    for await (const { choices, usage } of stream) {
      if (usage) {
        spent.input += tokensIn(usage.prompt_tokens)
        spent.output += tokensIn(usage.completion_tokens)
      }
      const choice = choices?.[0]
      if (choice?.finish_reason) isFinished = true
      collectCalls(calls, choice?.delta?.tool_calls ?? [])
      const text = choice?.delta?.content
      if (typeof text !== 'string' || text === '') continue
      length += text.length
      if (length > longest) return []
      yield text
    }
  } catch (error) {
    throw refusalFrom(error, signal)
  }
  // an aborted stream ends like any other, and so does one that lost its end
  if (signal.aborted) throw refusalOf(504)
  if (!isFinished) throw refusalOf(502)
  // a service that counts badly leaves gaps
  return calls.filter(({ name }) => name !== '').slice(0, MAX_CALLS)
}

/** The service at the address of the configuration, asked once and followed nowhere else. */
export const aiClient = (
  { baseUrl, apiKey }: AiSetting,
  convert: (response: Response) => Promise<Response> | Response = (response) => response,
): OpenAI =>
  new OpenAI({
    apiKey,
    baseURL: baseUrl,
    maxRetries: 0,
    logLevel: 'off',
    organization: null,
    project: null,
    fetch: async (url, init) => convert(await fetch(url, { ...init, redirect: 'error' })),
  })

/** More than any answer takes: not every service counts well. */
const MAX_TOKENS_COUNTED = 10_000_000
const tokensIn = (reported: unknown): number =>
  typeof reported === 'number' && reported > 0 ? Math.min(Math.round(reported), MAX_TOKENS_COUNTED) : 0

type CallDelta = OpenAI.Chat.Completions.ChatCompletionChunk.Choice.Delta.ToolCall

/** Name and id come first, arguments in pieces after them. */
function collectCalls(calls: AiCall[], deltas: readonly CallDelta[]): void {
  for (const delta of deltas) {
    const index = Math.min(delta.index ?? calls.length, MAX_CALLS)
    calls[index] ??= { id: '', name: '', argumentsJson: '' }
    const call = calls[index]
    call.id ||= delta.id ?? ''
    call.name ||= delta.function?.name ?? ''
    call.argumentsJson += delta.function?.arguments ?? ''
  }
}

export function refusalFrom(error: unknown, signal: AbortSignal): ChatRefusal {
  if (signal.aborted) return refusalOf(504)
  const status = error instanceof APIError ? statusOf(error as APIError) : undefined
  return refusalOf(status === 429 || status === 402 ? status : 502)
}

/** In the middle of a stream it stands in the error itself. */
function statusOf({ status, code }: APIError): number | undefined {
  return status ?? (Number(code) || undefined)
}
