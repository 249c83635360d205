import { sql } from 'kysely'
import type { UserId } from '#contract/profiles/profile.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'

/** What one question, translation or transcript took. */
export interface Usage {
  at: Date
  userId: UserId | null
  kind: 'chat' | 'translation' | 'transcript'
  answeredBy: 'guide' | 'service'
  outcome: 'answered' | 'left' | 'failed'
  inputTokens: number
  outputTokens: number
  tookMs: number
}

export async function insertUsage(db: Database, usage: Usage): Promise<void> {
  await db
    .insertInto('assistant_usage')
    .values({
      id: uuidv7(),
      at: usage.at,
      user_id: usage.userId,
      kind: usage.kind,
      answered_by: usage.answeredBy,
      outcome: usage.outcome,
      input_tokens: usage.inputTokens,
      output_tokens: usage.outputTokens,
      took_ms: Math.max(0, Math.round(usage.tookMs)),
    })
    .execute()
}

/** Tokens of the service since then. */
export async function countTokens(db: Database, since: Date): Promise<number> {
  const { rows } = await sql<{ tokens: number }>`
    select coalesce(sum(input_tokens + output_tokens), 0)::float8 as tokens
    from assistant_usage where at >= ${since}`.execute(db)
  return rows[0]?.tokens ?? 0
}

export async function deleteUsageBefore(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('assistant_usage').where('at', '<', before).execute()
}

export const exportUsage = (tx: Tx, userId: UserId) =>
  tx.selectFrom('assistant_usage').selectAll().where('user_id', '=', userId).orderBy('at').execute()

export async function deleteUsageOf(tx: Tx, userId: UserId): Promise<void> {
  await tx.deleteFrom('assistant_usage').where('user_id', '=', userId).execute()
}
