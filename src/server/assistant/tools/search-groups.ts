import type { z } from 'zod'
import type { GroupCard } from '#contract/groups/group.ts'
import { GroupFilters } from '#contract/groups/search-groups.ts'
import { addFound, type Turn } from '#server/assistant/open-turn.ts'
import { searchGroups as search } from '#server/groups/public.ts'

/** As many as an answer shows. */
export const GROUPS_SHOWN = 5

/** The search of the groups' own page; `exact` is false where nothing fitted and the newest are shown instead. */
export async function searchGroups(
  turn: Pick<Turn, 'tools' | 'caller' | 'found'>,
  filters: z.input<typeof GroupFilters>,
  page = 1,
): Promise<{ items: GroupCard[]; count: number; exact: boolean }> {
  const asked = { ...GroupFilters.parse(filters), page, pageSize: GROUPS_SHOWN }
  const text = await search(turn.tools, turn.caller, asked)
  const { items, count, shown } = JSON.parse(text) as {
    items: GroupCard[]
    count: number
    shown: 'matches' | 'newest'
  }
  for (const { id } of items) addFound(turn, { kind: 'group', id })
  return { items, count, exact: shown === 'matches' }
}
