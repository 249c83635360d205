import type { z } from 'zod'
import { CaseId, type Holder } from '#contract/moderation/cases/case.ts'
import { CASES, type MODERATION_EVENTS } from '#contract/moderation/live.ts'
import { afterCommit } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'

type Changed = z.input<(typeof MODERATION_EVENTS)['moderation.case-changed']>

/** Says to every open queue that a case is not what it was, once the transaction has committed. */
export function publishCase(
  { live }: Pick<Platform, 'live'>,
  id: string,
  { holder = null, isOver = false }: { holder?: Holder | null; isOver?: boolean } = {},
): void {
  const changed: Changed = { caseId: CaseId.parse(id), holder, isOver }
  afterCommit(() => live.toFollowers(CASES, 'moderation.case-changed', changed, []))
}
