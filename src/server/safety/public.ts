import type { ReceivedReport, ReportedKind, ReportReason } from '#contract/safety/report.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'
import { exportBlockedTerms, forgetBlocker } from './blocking/blocked-term-store.ts'
import { deleteBlocksOf, exportBlocks } from './block-store.ts'
import { refuseBlockedFields } from './blocking/check-text.ts'
import { deleteReportsOf, exportReports, findOpenReports, type Subject } from './report-store.ts'
import { viewReport } from './report-view.ts'

export {
  type BlockedTermRow,
  countBlockedTerms,
  deleteBlockedTerm,
  findBlockedTerm,
  findBlockedTerms,
  insertBlockedTerm,
} from './blocking/blocked-term-store.ts'
export { foldTerm } from './blocking/blocked-term-policy.ts'
export { isBlockedText, refuseBlockedFields, refuseBlockedText } from './blocking/check-text.ts'
export { isBlockedBetween, notBlocked, notBlockedIn, readHidden } from './block-store.ts'
export {
  closeReportsOn,
  countReports,
  countReportsOf,
  findReporters,
  forgetEvidence,
  findReportedAt,
  readEvidence,
} from './report-store.ts'
export { setBlock } from './set-block.ts'
export { submitReport } from './submit-report.ts'

declare module '#server/platform/events.ts' {
  interface EventPayloads {
    /** In the transaction in which somebody reports something of another person. */
    'safety.reported': {
      subject: { kind: ReportedKind; id: string }
      ownerId: UserId
      reporterId: UserId
      reason: ReportReason
    }
    /**
     * In the transaction in which somebody blocks another, or takes that back. A block by alias acts in dating and in
     * the conversation of the match; one by account everywhere else.
     */
    'safety.block-changed': { blockerId: UserId; blockedId: UserId; knownBy: 'account' | 'alias' }
  }
}

/** Registers what safety does when features below tell of something; to be called once, at the start. */
export function subscribeSafety({ events }: Pick<Platform, 'events'>): void {
  events.on('profiles.words-changed', refuseBlockedFields)
}

/** What people say is wrong with something, as long as staff have not decided. */
export const openReportsOn = async (db: Database | Tx, subject: Subject): Promise<ReceivedReport[]> =>
  (await findOpenReports(db, subject)).map(viewReport)

export const personalData: PersonalData = {
  feature: 'safety',
  tables: ['public.user_report', 'public.user_block', 'public.blocked_term'],
  export: async (tx, userId) => ({
    'public.user_report': await exportReports(tx, userId),
    'public.user_block': await exportBlocks(tx, userId),
    'public.blocked_term': await exportBlockedTerms(tx, userId),
  }),
  async purge(tx, userId) {
    await deleteReportsOf(tx, userId)
    await deleteBlocksOf(tx, userId)
    await forgetBlocker(tx, userId)
  },
}
