import type { Mention } from '#contract/networking/mentions/mention.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { refusedMention } from './mention-policy.ts'
import { findMentionable } from './mention-store.ts'

interface Naming {
  userId: string
  /** Under which a comment is written, or which is edited; null for a new post. */
  postId: string | null
  mentions: readonly Mention[]
}

/** @throws AppError networking.mention-refused */
export async function checkMentions(tx: Tx, { userId, postId, mentions }: Naming): Promise<void> {
  if (mentions.length === 0) return
  const ids = mentions.map((mention) => mention.userId)
  const refused = refusedMention(mentions, await findMentionable(tx, { userId, postId, ids }))
  if (refused) throw new AppError('networking.mention-refused', { name: refused.name })
}
