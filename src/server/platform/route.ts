import type { z } from 'zod'
import type { Access } from '#contract/kit/access.ts'
import type { ErrorTable } from '#contract/kit/errors.ts'
import type { AnyOperation, Operation } from '#contract/kit/operation.ts'
import type { Call, CallerOf, Visitor } from './caller.ts'

export type Run = (input: unknown, caller: Visitor, call: Call) => Promise<unknown>

/** An operation with the use case that answers it. `raw` means the answer is JSON text ready for the socket. */
export interface Route {
  operation: AnyOperation
  run: Run
  raw: boolean
}

/** Curried, so that literals in the answer keep their exact type and are held against the contract. */
export function route<A extends Access, I extends z.ZodType, O extends z.ZodType, E extends ErrorTable>(
  operation: Operation<A, I, O, E>,
) {
  return (run: (input: z.output<I>, caller: CallerOf<A>, call: Call) => Promise<z.input<O>>): Route => ({
    operation,
    run: run as Run,
    raw: false,
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
  })
}
