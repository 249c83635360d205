import type { ReportReason } from '#contract/safety/report.ts'
import type { SubjectRef } from '#contract/moderation/subject.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Platform } from '#server/platform/platform.ts'
import { writeEvents } from '#server/moderation/log/event-store.ts'
import { isMuted } from '#server/moderation/decisions/sanction-store.ts'
import type { Moderated } from '#server/moderation/moderate-subject.ts'
import { hidesSubject, priorityOf, weightOf } from './case-policy.ts'
import { changeCase, findOpenCaseOn, insertCase, lockSubject } from './case-store.ts'
import { readSince } from './open-case.ts'
import { publishCase } from './publish-cases.ts'

interface Reported {
  subject: SubjectRef
  ownerId: UserId
  reporterId: UserId
  reason: ReportReason
}

/** A report opens a case or adds to the one that is open; several, or a grave one, hide the subject until it is decided. */
export async function addReport(
  tx: Tx,
  platform: Pick<Platform, 'clock' | 'live'>,
  { subjects, levelOf }: Moderated,
  { subject, ownerId, reporterId, reason }: Reported,
): Promise<void> {
  const at = platform.clock.now()
  const weight = weightOf(await levelOf(tx, reporterId), await isMuted(tx, reporterId, at))
  await lockSubject(tx, subject)
  const before = await findOpenCaseOn(tx, subject)
  const total = Number(before?.report_weight ?? 0) + weight
  const reasons = [...new Set([...((before?.reasons ?? []) as ReportReason[]), reason])]
  const priority = Math.max(
    before?.priority ?? 0,
    weight === 0 ? 0 : priorityOf({ queue: 'reports', score: 0, reasons, weight: total }),
  )
  const caseId = before?.id ?? uuidv7()
  const known = { queue: 'reports', priority, reasons, report_weight: String(total) }
  if (before) await changeCase(tx, caseId, { ...known, reports: before.reports + 1 }, { isNews: true })
  else
    await insertCase(tx, {
      id: caseId,
      subject_kind: subject.kind,
      subject_id: subject.id,
      owner_id: ownerId,
      owner_since: await readSince(tx, ownerId),
      opened_at: at,
      reports: 1,
      ...known,
    })
  if (
    hidesSubject(total, { reason, weight }) &&
    (await subjects[subject.kind]?.hide(tx, { id: subject.id, ownerId }))
  ) {
    await changeCase(tx, caseId, { is_hidden: true })
    await writeEvents(tx, [{ at, actorId: null, action: 'hide', caseId, subject, personId: ownerId, reason }])
  }
  publishCase(platform, caseId)
}
