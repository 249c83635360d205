import type { ModeratedSubjects } from '#server/moderation/moderate-subject.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { executeDecision } from './execute-decision.ts'

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    'moderation.execute-decision': { decisionId: string }
  }
}

/** A decision takes effect when nobody has undone it by then. */
export function workExecuteDecision(platform: Platform, subjects: ModeratedSubjects): void {
  platform.jobs.work('moderation.execute-decision', ({ decisionId }) =>
    inTransaction(platform.db, (tx) => executeDecision(tx, platform, subjects, decisionId)),
  )
}
