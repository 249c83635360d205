import type { UserId } from '#contract/profiles/profile.ts'
import type { Tx } from './database/transactions.ts'
import type { Platform } from './platform.ts'

/** With the notifications of those who stay. */
export type PurgeTools = Pick<Platform, 'clock' | 'live' | 'jobs'>

/** How a feature answers for the personal data in its tables. Every table with a person's id or text is named by one. */
export interface PersonalData {
  feature: string
  /** Schema-qualified names, e.g. public.listing. */
  tables: readonly string[]
  /** Everything kept about the person, as JSON-shaped rows by table. */
  export(tx: Tx, userId: UserId): Promise<Record<string, unknown[]>>
  /** Leaves nothing personal behind. Idempotent. */
  purge(tx: Tx, userId: UserId, tools: PurgeTools): Promise<void>
}
