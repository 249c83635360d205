import type { Block } from '#contract/safety/block.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { personCards } from '#server/profiles/public.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findBlocksBy } from './block-store.ts'

export async function listBlocks(
  { db }: Pick<Platform, 'db'>,
  { userId }: Member,
): Promise<{ blocks: Block[] }> {
  const rows = await findBlocksBy(db, userId)
  const cards = await personCards(
    db,
    rows.flatMap(({ shown_name, blocked_id }) => (shown_name === null ? UserId.parse(blocked_id) : [])),
  )
  const blocks = rows.flatMap(({ known_id, shown_name, created_at }): Block[] => {
    const at = created_at.toISOString()
    if (shown_name !== null) return [{ person: { userId: known_id, name: shown_name, avatar: null }, at }]
    const person = cards.get(UserId.parse(known_id))
    return person ? [{ person: { userId: known_id, name: person.name, avatar: person.avatar }, at }] : []
  })
  return { blocks }
}
