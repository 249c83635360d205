import type { Tx } from './database/transactions.ts'

/** Event name → payload. Features add theirs by declaration merging in their public.ts. */
export interface EventPayloads {}
export type EventName = keyof EventPayloads & string

export type InTransactionHandler<Name extends EventName> = (
  tx: Tx,
  payload: EventPayloads[Name],
) => Promise<void>

export interface Events {
  /** Runs in the emitter's transaction: both happen or neither. */
  on<Name extends EventName>(name: Name, handler: InTransactionHandler<Name>): void
  /** Tells every handler, in order of registration. */
  emit<Name extends EventName>(tx: Tx, name: Name, payload: EventPayloads[Name]): Promise<void>
}

export function newEvents(): Events {
  const handlers = new Map<string, InTransactionHandler<never>[]>()
  return {
    on(name, handler) {
      handlers.set(name, [...(handlers.get(name) ?? []), handler])
    },
    async emit(tx, name, payload) {
      for (const handler of handlers.get(name) ?? []) await handler(tx, payload as never)
    },
  }
}
