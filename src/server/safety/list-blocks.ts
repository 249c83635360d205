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
    rows.map((row) => UserId.parse(row.blocked_id)),
  )
  const blocks = rows.flatMap((row) => {
    const person = cards.get(UserId.parse(row.blocked_id))
    if (!person) return []
    const shown = row.shown_name === null ? person : { ...person, name: row.shown_name, avatar: null }
    return [{ person: shown, at: row.created_at.toISOString() }]
  })
  return { blocks }
}
