import type { z } from 'zod'
import type { Access } from '#contract/kit/access.ts'
import { COMMON_ERRORS, type ErrorTable, type FieldProblem } from '#contract/kit/errors.ts'
import { problemOf } from '#contract/kit/messages.ts'
import type { Operation } from '#contract/kit/operation.ts'

/** What a fake may answer instead of output: a refusal that the operation lists, or a common one. */
export class Refusal<Code extends string = string> {
  readonly code: Code
  readonly details: unknown
  constructor(code: Code, details?: unknown) {
    this.code = code
    this.details = details
  }
}

type AnyAnswer = { output: unknown } | { refusal: Refusal; status: number } | { fields: FieldProblem[] }

/** One operation answered in memory. */
export interface Fake {
  method: string
  path: string
  answer: (input: unknown, request: Request) => Promise<AnyAnswer>
}

/**
 * An operation answered in memory: `fake(searchListings)((input) => ({ items: [], … }))`.
 * Input and output are held against the contract, as on the real server; unlisted codes do not compile.
 */
export function fake<A extends Access, I extends z.ZodType, O extends z.ZodType, E extends ErrorTable>(
  operation: Operation<A, I, O, E>,
) {
  type Code = (keyof E & string) | keyof typeof COMMON_ERRORS
  type Given = z.input<O> | Refusal<Code>
  const { route, inputSchema, outputSchema, errorMap } = operation['~orpc']
  const statuses: Record<string, number> = { ...COMMON_ERRORS }
  for (const [code, { status }] of Object.entries<{ status: number }>(errorMap)) statuses[code] = status

  return (handler: (input: z.output<I>, request: Request) => Given | Promise<Given>): Fake => ({
    method: route.method ?? 'POST',
    path: route.path ?? '/',
    answer: async (raw, request) => {
      const input = await inputSchema?.safeParseAsync(raw)
      if (input && !input.success) return { fields: input.error.issues.map(fieldProblem) }
      const given = await handler(input?.data as z.output<I>, request)
      if (given instanceof Refusal) return { refusal: given, status: statuses[given.code] ?? 500 }
      return { output: await outputSchema?.parseAsync(given) }
    },
  })
}

/** A fetch that the fakes answer over the real wire format; give it to setTransport. */
export function fakeServer(...fakes: Fake[]): (request: Request) => Promise<Response> {
  return async (request) => {
    request.signal.throwIfAborted()
    const url = new URL(request.url)
    for (const { method, path, answer } of fakes) {
      const params = method === request.method ? matchPath(path, url.pathname) : null
      if (!params) continue
      try {
        return responseOf(await answer({ ...queryOf(url), ...(await bodyOf(request)), ...params }, request))
      } catch (error) {
        console.error('fake server:', method, path, error)
        return refusal('server.unexpected', 500)
      }
    }
    return unansweredServer(request)
  }
}

/** What is there before a test sets its own: every call says what is missing. */
export function unansweredServer(request: Request): Promise<Response> {
  console.error('fake server: nothing answers', request.method, request.url)
  return Promise.resolve(refusal('request.unknown-route', 404))
}

function responseOf(answer: AnyAnswer): Response {
  if ('fields' in answer) return refusal('request.invalid', 400, { fields: answer.fields })
  if ('refusal' in answer) return refusal(answer.refusal.code, answer.status, answer.refusal.details)
  return Response.json(answer.output)
}

const refusal = (code: string, status: number, details?: unknown) =>
  Response.json({ error: { code, message: code, details, requestId: 'fake' } }, { status })

function matchPath(pattern: string, pathname: string): Record<string, string> | null {
  const wanted = pattern.split('/')
  const given = pathname.split('/')
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [i, part] of wanted.entries()) {
    const value = given[i] ?? ''
    const name = /^\{(\w+)\}$/.exec(part)?.[1]
    if (name) params[name] = decodeURIComponent(value)
    else if (part !== value) return null
  }
  return params
}

function queryOf(url: URL): Record<string, unknown> {
  const single: Record<string, string> = {}
  const lists: Record<string, string[]> = {}
  for (const [key, value] of url.searchParams) {
    const name = /^(\w+)\[\d+\]$/.exec(key)?.[1]
    if (name) lists[name] = [...(lists[name] ?? []), value]
    else single[key] = value
  }
  return { ...single, ...lists }
}

async function bodyOf(request: Request): Promise<object> {
  if (!request.headers.get('content-type')?.includes('json')) return {}
  const body: unknown = await request.json()
  return typeof body === 'object' && body !== null ? body : {}
}

const fieldProblem = (issue: z.core.$ZodIssue): FieldProblem => ({
  path: issue.path.map(String).join('.'),
  message: issue.message,
  ...problemOf(issue),
})
