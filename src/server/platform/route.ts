import type { z } from 'zod'
import type { Access } from '#contract/kit/access.ts'
import type { ErrorTable } from '#contract/kit/errors.ts'
import type { AnyOperation, Operation } from '#contract/kit/operation.ts'
import type { AppError } from './app-error.ts'
import type { Call, CallerOf, Visitor } from './caller.ts'

export type Run = (input: unknown, caller: Visitor, call: Call) => Promise<unknown>

/** A request body that is a file, not JSON. */
export interface Upload {
  bytes: Buffer
  /** What the sender says it is; never to be trusted. */
  contentType: string
}

/** An operation with the use case that answers it. */
export interface Route {
  operation: AnyOperation
  run: Run
  /** The answer is JSON text ready for the socket. */
  raw: boolean
  /** The body is a file: the use case gets it as `upload` beside the query. `tooLarge` is the refusal over the limit. */
  upload: { tooLarge: () => AppError } | null
}

/** Curried, so that literals in the answer keep their exact type and are held against the contract. */
export function route<A extends Access, I extends z.ZodType, O extends z.ZodType, E extends ErrorTable>(
  operation: Operation<A, I, O, E>,
) {
  return (run: (input: z.output<I>, caller: CallerOf<A>, call: Call) => Promise<z.input<O>>): Route => ({
    operation,
    run: run as Run,
    raw: false,
    upload: null,
  })
}

/** For `rawJson` operations: the use case hands over JSON text that PostgreSQL wrote. */
export function rawRoute<A extends Access, I extends z.ZodType, O extends z.ZodType, E extends ErrorTable>(
  operation: Operation<A, I, O, E>,
) {
  return (run: (input: z.output<I>, caller: CallerOf<A>, call: Call) => Promise<string>): Route => ({
    operation,
    run: run as Run,
    raw: true,
    upload: null,
  })
}

/**
 * For operations whose body is the file itself, of any content type and up to the operation's bodyLimit. The
 * input comes from path and query.
 */
export function uploadRoute<A extends Access, I extends z.ZodType, O extends z.ZodType, E extends ErrorTable>(
  operation: Operation<A, I, O, E>,
  tooLarge: () => AppError,
) {
  return (
    run: (input: z.output<I>, upload: Upload, caller: CallerOf<A>, call: Call) => Promise<z.input<O>>,
  ): Route => ({
    operation,
    run: (input, caller, call) => {
      const { query, upload } = input as { query: z.output<I>; upload: Upload }
      return run(query, upload, caller as CallerOf<A>, call)
    },
    raw: false,
    upload: { tooLarge },
  })
}
