import { z } from 'zod'
import type { CaseCard, Queue } from '#contract/moderation/cases/case.ts'
import { type CaseFilter, CASES_PAGE } from '#contract/moderation/cases/list-cases.ts'
import { SubjectKind } from '#contract/moderation/subject.ts'
import { personCards } from '#server/profiles/public.ts'
import type { Member } from '#server/platform/caller.ts'
import { decodeCursor, encodeCursor } from '#server/platform/cursor.ts'
import type { Database } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { ModeratedSubjects, SubjectCard } from '#server/moderation/moderate-subject.ts'
import { type CaseRow, findCases } from './case-store.ts'
import { newSince, peopleIn, viewCase } from './case-view.ts'

interface Wanted {
  queue?: Queue | undefined
  state?: 'open' | 'escalated' | undefined
  kind?: SubjectKind | undefined
  filter?: CaseFilter | undefined
  cursor?: string | undefined
}

const CaseCursor = z.tuple([z.int(), z.iso.datetime(), z.uuid()])

export async function listCases(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  subjects: ModeratedSubjects,
  { userId }: Member,
  { cursor, ...wanted }: Wanted,
): Promise<{ items: CaseCard[]; nextCursor: string | null }> {
  const now = clock.now()
  const [priority, at, id] = cursor === undefined ? [] : decodeCursor(cursor, CaseCursor)
  const after = at === undefined ? null : { priority: priority ?? 0, at: new Date(at), id: id ?? '' }
  const found = await findCases(db, {
    ...wanted,
    newSince: newSince(now),
    staffId: userId,
    after,
    limit: CASES_PAGE + 1,
  })
  const rows = found.slice(0, CASES_PAGE)
  const last = rows.at(-1)
  const [cards, people] = await Promise.all([
    readCards(db, subjects, rows, userId),
    personCards(db, peopleIn(rows)),
  ])
  const viewRow = (row: CaseRow) =>
    viewCase(row, {
      card: cards.get(row.id),
      people,
      now,
      isNameless: subjects[SubjectKind.parse(row.subject_kind)]?.isNameless,
    })
  return {
    items: rows.map(viewRow),
    nextCursor:
      found.length > CASES_PAGE && last
        ? encodeCursor([last.priority, last.opened_at.toISOString(), last.id])
        : null,
  }
}

/** By the id of the case; a query for each kind among them. */
async function readCards(
  db: Database,
  subjects: ModeratedSubjects,
  rows: readonly CaseRow[],
  staffId: Member['userId'],
): Promise<Map<string, SubjectCard>> {
  const kinds = [...new Set(rows.map(({ subject_kind }) => SubjectKind.parse(subject_kind)))]
  const byKind = await Promise.all(
    kinds.map(async (kind) => {
      const ofKind = rows.filter(({ subject_kind }) => subject_kind === kind)
      const ids = ofKind.map(({ subject_id }) => subject_id)
      const cards = await subjects[kind]?.cards(db, ids, staffId)
      return ofKind.flatMap((row): [string, SubjectCard][] => {
        const card = cards?.get(row.subject_id)
        return card ? [[row.id, card]] : []
      })
    }),
  )
  return new Map(byKind.flat())
}
