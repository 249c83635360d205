import { CASES, MODERATION_CLIENT_EVENTS } from '#contract/moderation/live.ts'
import { readContacts } from '#server/auth/public.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'
import type { Platform } from '#server/platform/platform.ts'
import { deleteCasesOf, exportCases, pauseCasesOf } from './cases/case-store.ts'
import { addReport } from './cases/add-report.ts'
import { exportDecisions, forgetPersonInDecisions } from './decisions/decision-store.ts'
import { workExecuteDecision } from './decisions/execute-decision-job.ts'
import { deleteSanctionsOf, exportSanctions, liftSanctions } from './decisions/sanction-store.ts'
import { workSendDecisionMail } from './decisions/send-decision-mail-job.ts'
import { exportEvents, forgetPersonInLog } from './log/event-store.ts'
import type { Moderated } from './moderate-subject.ts'

export { findWaitingCase, hasWaitingCase, isHiddenOf } from './cases/case-store.ts'
export { openCase, withdrawCase } from './cases/open-case.ts'
export { countDecisions, countRemovals } from './decisions/decision-store.ts'
export { findStanding } from './decisions/sanction-store.ts'
export { type EventRow, findEvents, writeEvents } from './log/event-store.ts'
export { viewEvent } from './cases/case-view.ts'
export { needsVerification } from './decisions/sanction-store.ts'
export type {
  Moderated,
  ModeratedSubject,
  ModeratedSubjects,
  SubjectAct,
  SubjectCard,
} from './moderate-subject.ts'
export { moderationNotices } from './notices-view.ts'

/** Registers the background jobs; to be called before the queue starts. */
export function workModerationJobs(platform: Platform, { subjects }: Moderated): void {
  workExecuteDecision(platform, subjects)
  workSendDecisionMail(platform)
}

/** Subscribes moderation to events of features below; to be called once, at the start. */
export function subscribeModeration(platform: Platform, moderated: Moderated): void {
  const { events, live, clock } = platform
  live.letFollow(CASES, MODERATION_CLIENT_EVENTS[CASES], 'manager')
  events.on('safety.reported', (tx, reported) => addReport(tx, platform, moderated, reported))
  events.on('auth.deletion-requested', (tx, { userId }) => pauseCasesOf(tx, userId, true))
  events.on('auth.deletion-cancelled', (tx, { userId }) => pauseCasesOf(tx, userId, false))
  // a confirmed telephone is what was asked for
  events.on('auth.contacts-changed', async (tx, { userId }) => {
    const { phone } = await readContacts(tx, userId)
    if (phone !== null) await liftSanctions(tx, { userId, kind: 'verification', at: clock.now() })
  })
}

export const personalData: PersonalData = {
  feature: 'moderation',
  tables: ['public.mod_case', 'public.mod_decision', 'public.mod_event', 'public.mod_sanction'],
  export: async (tx, userId) => ({
    'public.mod_case': await exportCases(tx, userId),
    'public.mod_decision': await exportDecisions(tx, userId),
    'public.mod_event': await exportEvents(tx, userId),
    'public.mod_sanction': await exportSanctions(tx, userId),
  }),
  async purge(tx, userId) {
    await deleteSanctionsOf(tx, userId)
    await forgetPersonInDecisions(tx, userId)
    await deleteCasesOf(tx, userId)
    await forgetPersonInLog(tx, userId)
  },
}
