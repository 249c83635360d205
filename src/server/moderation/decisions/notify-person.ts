import type { Action } from '#contract/moderation/decisions/action.ts'
import { Rule } from '#contract/moderation/decisions/rule.ts'
import { SubjectKind } from '#contract/moderation/subject.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { sendNotice } from '#server/notifications/public.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { daysAfter } from './decide-cases.ts'
import { gravest } from './decision-policy.ts'
import type { DecisionRow } from './decision-store.ts'

interface Notified {
  decision: DecisionRow
  actions: readonly Action[]
  /** Of the subject. */
  title: string | null
}

/** In the app and by mail, with the rule, the facts and the way to appeal. */
export async function notifyPerson(
  tx: Tx,
  platform: Platform,
  { decision, actions, title }: Notified,
): Promise<void> {
  const action = gravest(actions)
  if (decision.person_id === null || action === null) return
  const at = platform.clock.now()
  const userId = UserId.parse(decision.person_id)
  await sendNotice(tx, platform, {
    userId,
    notice: {
      kind: 'decision_taken',
      subjectId: decision.id,
      facts: {
        subject: SubjectKind.parse(decision.subject_kind),
        title,
        action: action.kind,
        rule: Rule.nullable().parse(decision.rule),
        note: decision.note,
        endsAt: action.kind === 'suspend' ? daysAfter(at, action.days).toISOString() : null,
      },
    },
    byMail: false,
  })
  await platform.jobs.send(tx, 'moderation.send-decision-mail', { decisionId: decision.id })
}
