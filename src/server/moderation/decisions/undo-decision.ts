import { z } from 'zod'
import { SubjectKind } from '#contract/moderation/subject.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { endSuspension, suspendAccount } from '#server/auth/public.ts'
import { sendNotice } from '#server/notifications/public.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { ModeratedSubjects } from '#server/moderation/moderate-subject.ts'
import { ownedBy } from './decide-cases.ts'
import type { DecisionRow } from './decision-store.ts'
import { findStanding, liftSanctionsOf } from './sanction-store.ts'

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
  const userId = UserId.parse(decision.person_id)
  // an earlier suspension may still run
  const others = (await findStanding(tx, userId, at)).filter(isSuspension)
  if (others.length === 0) return endSuspension(tx, platform, { userId })
  const ends = others.map(({ ends_at }) => ends_at)
  const endsAt = ends.some((end) => end === null)
    ? null
    : new Date(Math.max(...ends.map((end) => end?.getTime() ?? 0)))
  await suspendAccount(tx, platform, { userId, endsAt })
}

const isSuspension = ({ kind }: { kind: string }): boolean => kind === 'suspension' || kind === 'ban'

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
