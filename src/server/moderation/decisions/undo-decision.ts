import { z } from 'zod'
import { SubjectKind } from '#contract/moderation/subject.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { sendNotice } from '#server/notifications/public.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { ModeratedSubjects } from '#server/moderation/moderate-subject.ts'
import { ownedBy } from './decide-cases.ts'
import type { DecisionRow } from './decision-store.ts'
import { changeSuspension, isSuspension } from './change-suspension.ts'
import { liftSanctionsOf } from './sanction-store.ts'

const Stored = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))

/** Puts back what a decision that took effect has done: the subject where it can be, and every sanction. */
export async function reverseDecision(
  tx: Tx,
  platform: Platform,
  subjects: ModeratedSubjects,
  decision: DecisionRow,
): Promise<void> {
  const at = platform.clock.now()
  if (decision.reversal !== null)
    await subjects[SubjectKind.parse(decision.subject_kind)]?.reverse(
      tx,
      ownedBy({ subject_id: decision.subject_id, owner_id: decision.person_id }),
      Stored.parse(decision.reversal),
    )
  const lifted = await liftSanctionsOf(tx, decision.id, at)
  if (decision.person_id === null || !lifted.some(isSuspension)) return
  await changeSuspension(tx, platform, { userId: UserId.parse(decision.person_id), at })
}

/** Whoever appealed learns what a second person made of it. */
export async function answerAppeal(
  tx: Tx,
  platform: Platform,
  subjects: ModeratedSubjects,
  appealed: DecisionRow,
  { isOverturned }: { isOverturned: boolean },
): Promise<void> {
  if (isOverturned) await reverseDecision(tx, platform, subjects, appealed)
  if (appealed.person_id === null) return
  await sendNotice(tx, platform, {
    userId: UserId.parse(appealed.person_id),
    notice: {
      kind: 'appeal_decided',
      subjectId: appealed.id,
      facts: { subject: SubjectKind.parse(appealed.subject_kind), title: null, isOverturned },
    },
    byMail: false,
  })
}
