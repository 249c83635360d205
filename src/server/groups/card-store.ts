import { sql } from 'kysely'
import { GroupCard, type GroupId } from '#contract/groups/group.ts'
import type { Database } from '#server/platform/database/transactions.ts'

/** Cards by id, in one query; ids that do not exist are left out. */
export async function findCards(db: Database, ids: readonly string[]): Promise<Map<GroupId, GroupCard>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ card: unknown }>`
    select group_card(g, null) as card from community_group as g where g.id = any(${ids}::uuid[])`.execute(db)
  return new Map(
    rows.map(({ card }) => {
      const read = GroupCard.parse(card)
      return [read.id, read]
    }),
  )
}
