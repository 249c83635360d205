import { z } from 'zod'

const Whole = z.object({
  id: z.string().default(''),
  choices: z
    .array(
      z.object({
        message: z.object({
          content: z.string().nullish(),
          tool_calls: z.array(z.looseObject({})).nullish(),
        }),
        finish_reason: z.string().nullish(),
      }),
    )
    .min(1),
  usage: z.unknown().optional(),
})

/**
 * Some services answer in one piece although they were asked for a stream: the same answer as a stream of that one piece.
 * A stream stays as it is; JSON that is no answer becomes a stream without one.
 */
export async function convertAnswer(response: Response): Promise<Response> {
  const type = response.headers.get('content-type') ?? ''
  if (!response.ok || !/^application\/json\b/i.test(type)) return response
  const whole = Whole.safeParse(await response.json().catch(() => null))
  const lines = whole.success ? [...chunksOf(whole.data)].map((chunk) => JSON.stringify(chunk)) : []
  const body = [...lines, '[DONE]'].map((line) => `data: ${line}\n\n`).join('')
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
}

function* chunksOf({ id, choices, usage }: z.output<typeof Whole>): Generator {
  const [choice] = choices
  if (!choice) return
  const { content, tool_calls } = choice.message
  const delta = {
    ...(content != null && { content }),
    ...(tool_calls != null && { tool_calls: tool_calls.map((call, index) => ({ ...call, index })) }),
  }
  yield { id, choices: [{ index: 0, delta, finish_reason: choice.finish_reason ?? 'stop' }] }
  if (usage != null) yield { id, choices: [], usage }
}
