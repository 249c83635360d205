import { sql } from 'kysely'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

interface Reacting {
  userId: string
  postId: string
  isLiked: boolean
  at: Date
}

/** Sets or removes a like in one statement (post_react); null when the person may not see the post. */
export async function setReaction(
  db: Database | Tx,
  { userId, postId, isLiked, at }: Reacting,
): Promise<{ is_changed: boolean; reactions: number } | null> {
  const { rows } = await sql<{ is_changed: boolean; reactions: number }>`
    select * from post_react(${userId}, ${postId}, ${isLiked}, ${at})`.execute(db)
  return rows[0] ?? null
}

/** Who of these people likes which of these posts now. */
export function findReactions(
  db: Database,
  { postIds, userIds }: { postIds: readonly string[]; userIds: readonly string[] },
): Promise<{ post_id: string; user_id: string }[]> {
  return db
    .selectFrom('post_reaction')
    .select(['post_id', 'user_id'])
    .where('post_id', 'in', postIds)
    .where('user_id', 'in', userIds)
    .execute()
}

export async function exportReactions(tx: Tx, userId: string): Promise<unknown[]> {
  return tx
    .selectFrom('post_reaction')
    .select(['post_id', 'reaction_type', 'at'])
    .where('user_id', '=', userId)
    .orderBy('post_id')
    .execute()
}

export async function deleteReactionsOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('post_reaction').where('user_id', '=', userId).execute()
}
