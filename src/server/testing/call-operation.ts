import { StandardBracketNotationSerializer } from '@orpc/openapi-client/standard'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { z } from 'zod'
import type { ErrorCode } from '#contract/error-codes.ts'
import type { Access } from '#contract/kit/access.ts'
import type { ErrorBody, ErrorTable } from '#contract/kit/errors.ts'
import type { AnyOperation, Operation } from '#contract/kit/operation.ts'

/** The answer to one call. `body` is there when it worked, `error` when it was refused; the other one throws. */
export interface CallAnswer<Output> {
  status: number
  headers: LightMyRequestResponse['headers']
  readonly body: Output
  readonly error: ErrorBody<ErrorCode>['error']
}

const brackets = new StandardBracketNotationSerializer()

/** The HTTP request that the browser client makes of an operation and its input. */
export function requestOf({ '~orpc': { route } }: AnyOperation, input: unknown): InjectOptions {
  const rest = new Map<string, unknown>(Object.entries(input ?? {}))
  const url = (route.path ?? '/').replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest.get(name)
    rest.delete(name)
    return encodeURIComponent(String(value).toWellFormed())
  })
  const method = (route.method ?? 'POST') as 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  const fields = Object.fromEntries(rest)
  if (method !== 'GET') return { method, url, ...(rest.size > 0 && { payload: fields }) }
  const pairs = brackets.serialize(fields).filter(([, value]) => value !== undefined && value !== null)
  const query = new URLSearchParams(
    pairs.map(([name, value]): [string, string] => [name, String(value)]),
  ).toString()
  return { method, url: query === '' ? url : `${url}?${query}` }
}

export async function callOperation<
  A extends Access,
  I extends z.ZodType,
  O extends z.ZodType,
  E extends ErrorTable,
>(
  app: FastifyInstance,
  operation: Operation<A, I, O, E>,
  input: z.input<I>,
  headers: Record<string, string>,
  lastFault: () => string,
): Promise<CallAnswer<z.output<O>>> {
  const { name } = operation['~orpc'].meta
  const response = await app.inject({ ...requestOf(operation, input), headers })
  const status = response.statusCode
  return {
    status,
    headers: response.headers,
    get body() {
      if (status >= 400) throw new Error(`${name} was refused with ${status}: ${response.body}${lastFault()}`)
      return response.json<z.output<O>>()
    },
    get error() {
      if (status < 400) throw new Error(`${name} was not refused but answered ${status}: ${response.body}`)
      return response.json<ErrorBody<ErrorCode>>().error
    },
  }
}
