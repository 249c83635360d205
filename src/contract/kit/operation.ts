import { ContractProcedure } from '@orpc/contract'
import type { z } from 'zod'
import type { Access } from './access.ts'
import type { ErrorTable } from './errors.ts'

/** Bytes of a request body when an operation does not say otherwise. */
export const DEFAULT_BODY_LIMIT = 64 * 1024

/** How often one person, or one address of visitors, may ask. */
export interface OperationLimit {
  /** Requests allowed per window. */
  points: number
  /** Length of the window. */
  seconds: number
}

export interface OperationMeta<A extends Access = Access> {
  name: string
  access: A
  limit: OperationLimit | null
  /** Bytes. */
  bodyLimit: number
  rawJson: boolean
  idempotent: boolean
  /** The code that refuses somebody who is not signed in. */
  signedOut: string
  /** Null: the body is JSON. */
  fileTypes: readonly string[] | null
  whileSuspended: boolean
}

/** Codes are the keys, details are free-form. */
export type ErrorMapOf<E extends ErrorTable> = { [C in keyof E & string]: { status: number } }

/** An interface, not an alias: the type checker caches and prints it by name. */
export interface Operation<
  A extends Access,
  I extends z.ZodType,
  O extends z.ZodType,
  E extends ErrorTable,
> extends ContractProcedure<I, O, ErrorMapOf<E>, OperationMeta<A>> {}

/** An operation whose types do not matter, as lists of operations hold them. */
export type AnyOperation = ContractProcedure<z.ZodType, z.ZodType, ErrorMapOf<ErrorTable>, OperationMeta>

export interface OperationDefinition<
  A extends Access,
  I extends z.ZodType,
  O extends z.ZodType,
  E extends ErrorTable,
> {
  /** `feature.verb-noun`: the key of rate limits, logs and the query cache. */
  name: `${string}.${string}`
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: `/api/${string}`
  access: A
  /** 600 reads or 60 writes a minute by default. */
  limit?: OperationLimit
  summary: string
  input: I
  output: O
  /** The codes this operation may refuse with, beside the common ones. */
  errors: E
  /** Bytes; 64 KiB by default. */
  bodyLimit?: number
  /** 'detailed' gives the handler { params, query, headers, body }; by default they are merged, path first. */
  structure?: 'detailed'
  successStatus?: number
  /** The use case answers with JSON text made by PostgreSQL; it goes to the socket unparsed. */
  rawJson?: true
  /** Refuses somebody who is not signed in, where `auth.signed-out` says too little. */
  signedOut?: keyof E & string
  /** The body is a file of one of these types, and the input stands in the query. */
  fileTypes?: readonly string[]
  /** An Idempotency-Key header is honoured: the same key gives the first answer again. */
  idempotent?: true
  /** Somebody who is suspended may call it too. */
  whileSuspended?: true
}

/** Describes one operation. Every field without `?` is required, access first of all. */
export function operation<
  A extends Access,
  I extends z.ZodType,
  O extends z.ZodType,
  const E extends ErrorTable,
>(definition: OperationDefinition<A, I, O, E>): Operation<A, I, O, E> {
  const errorMap = Object.fromEntries(
    Object.entries(definition.errors).map(([code, status]) => [code, { status }]),
  ) as ErrorMapOf<E>
  return new ContractProcedure<I, O, ErrorMapOf<E>, OperationMeta<A>>({
    meta: {
      name: definition.name,
      access: definition.access,
      limit: definition.limit ?? null,
      bodyLimit: definition.bodyLimit ?? DEFAULT_BODY_LIMIT,
      rawJson: definition.rawJson ?? false,
      idempotent: definition.idempotent ?? false,
      signedOut: definition.signedOut ?? 'auth.signed-out',
      fileTypes: definition.fileTypes ?? null,
      whileSuspended: definition.whileSuspended ?? false,
    },
    route: {
      method: definition.method,
      path: definition.path,
      operationId: definition.name,
      summary: definition.summary,
      tags: [definition.name.slice(0, definition.name.indexOf('.'))],
      ...(definition.structure && { inputStructure: definition.structure }),
      ...(definition.successStatus && { successStatus: definition.successStatus }),
    },
    inputSchema: definition.input,
    outputSchema: definition.output,
    errorMap,
  })
}

/** Picks codes out of a feature's table, so that statuses stand in one place. */
export function only<T extends ErrorTable, const C extends keyof T & string>(
  table: T,
  ...codes: C[]
): Pick<T, C> {
  return Object.fromEntries(codes.map((code) => [code, table[code]])) as Pick<T, C>
}
