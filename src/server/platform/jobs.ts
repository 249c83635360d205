import type { Tx } from './database/transactions.ts'

/** Job name → payload. Features add theirs by declaration merging. Payloads carry ids, not texts. */
export interface JobPayloads {}
export type JobName = keyof JobPayloads & string

export interface Jobs {
  /** Queued when the transaction commits, gone when it rolls back. */
  send<Name extends JobName>(tx: Tx, name: Name, payload: JobPayloads[Name], options?: { startAfter?: Date; singletonKey?: string }): Promise<void>
  /** Registers the idempotent handler of a job; call before start. `cron` runs it on a schedule instead (payload {}). */
  work<Name extends JobName>(name: Name, handler: (payload: JobPayloads[Name]) => Promise<void>, options?: { cron?: string }): void
}
