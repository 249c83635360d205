import type { BlockedTerm } from '#contract/staff/blocking/blocked-term.ts'
import type { Platform } from '#server/platform/platform.ts'
import { personCards } from '#server/profiles/public.ts'
import { findBlockedTerms } from '#server/safety/public.ts'
import { peopleOf, viewBlockedTerm } from './blocked-term-view.ts'

export async function listBlockedTerms({ db }: Pick<Platform, 'db'>): Promise<{ items: BlockedTerm[] }> {
  const rows = await findBlockedTerms(db)
  const people = await personCards(db, peopleOf(rows))
  return { items: rows.map((row) => viewBlockedTerm(row, people)) }
}
