import type { SubjectRef } from '#contract/moderation/subject.ts'
import type { Queue } from '#contract/moderation/cases/case.ts'
import type { ReportReason } from '#contract/safety/report.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { personCards } from '#server/profiles/public.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Platform } from '#server/platform/platform.ts'
import { priorityOf } from './case-policy.ts'
import { changeCase, closeUnreported, findOpenCaseOn, insertCase, lockSubject } from './case-store.ts'
import { publishCase } from './publish-cases.ts'

interface Asked {
  subject: SubjectRef
  /** Null: a visitor's. */
  ownerId: UserId | null
  queue: Exclude<Queue, 'appeals'>
  /** What the machine found; they take the place of what it found before. */
  signals?: readonly string[]
  /** What they weigh together. */
  score?: number
}

/** Puts something into the queue of staff. What stands there already is looked at together with this. @returns its id */
export async function openCase(
  tx: Tx,
  platform: Pick<Platform, 'clock' | 'live'>,
  { subject, ownerId, queue, signals, score = 0 }: Asked,
): Promise<string> {
  await lockSubject(tx, subject)
  const before = await findOpenCaseOn(tx, subject)
  if (before) {
    const reasons = before.reasons as ReportReason[]
    const found = { queue, score, reasons, weight: Number(before.report_weight) }
    await changeCase(
      tx,
      before.id,
      {
        ...(signals && { signals: [...signals] }),
        priority: Math.max(priorityOf(found), signals ? 0 : before.priority),
        // what is reported stays among the reports
        ...(before.reports === 0 && { queue }),
      },
      { isNews: true },
    )
    publishCase(platform, before.id)
    return before.id
  }
  const opened = await insertCase(tx, {
    id: uuidv7(),
    subject_kind: subject.kind,
    subject_id: subject.id,
    owner_id: ownerId,
    owner_since: ownerId && (await readSince(tx, ownerId)),
    queue,
    priority: priorityOf({ queue, score, reasons: [], weight: 0 }),
    signals: [...(signals ?? [])],
    opened_at: platform.clock.now(),
  })
  publishCase(platform, opened.id)
  return opened.id
}

export async function readSince(tx: Tx, ownerId: UserId): Promise<Date | null> {
  const card = (await personCards(tx, [ownerId])).get(ownerId)
  return card ? new Date(card.memberSince) : null
}

/** Takes a subject out of the queue: there is nothing to decide any more. */
export async function withdrawCase(
  tx: Tx,
  platform: Pick<Platform, 'clock' | 'live'>,
  subject: SubjectRef,
): Promise<void> {
  await lockSubject(tx, subject)
  const closed = await closeUnreported(tx, subject, platform.clock.now())
  for (const id of closed) publishCase(platform, id, { isOver: true })
}
