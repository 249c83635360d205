import { CaseId, Queue } from '#contract/moderation/cases/case.ts'
import { CaseFilter } from '#contract/moderation/cases/list-cases.ts'

/** What the address of the page says is shown. */
export interface CaseSearch {
  /** Null: all of them. */
  queue: Queue | null
  filter: CaseFilter | null
  escalated: boolean
  caseId: CaseId | null
}

/** Whatever else stands in the address is left out. */
export const readCaseSearch = (search: Record<string, unknown>): CaseSearch => ({
  queue: Queue.safeParse(search['queue']).data ?? null,
  filter: CaseFilter.safeParse(search['filter']).data ?? null,
  escalated: search['state'] === 'escalated',
  caseId: CaseId.safeParse(search['case']).data ?? null,
})

/** The search of an address, without what is not chosen. */
export const writeCaseSearch = ({ queue, filter, escalated, caseId }: CaseSearch) => ({
  ...(queue && { queue }),
  ...(filter && { filter }),
  ...(escalated && { state: 'escalated' }),
  ...(caseId && { case: caseId }),
})
