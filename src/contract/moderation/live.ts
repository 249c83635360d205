import { z } from 'zod'
import { CaseId, Holder } from './cases/case.ts'

/** The followers of the queue: a member of staff whose page shows it. */
export const CASES = 'moderation.cases'

export const MODERATION_EVENTS = {
  /** Something about this case is not what it was; null: somebody holds it no more, or it left the queue. */
  'moderation.case-changed': z.object({ caseId: CaseId, holder: Holder.nullable(), isOver: z.boolean() }),
} as const

export const MODERATION_CLIENT_EVENTS = { [CASES]: z.strictObject({ isOn: z.boolean() }) } as const
