import type { Queue } from '#contract/moderation/cases/case.ts'
import type { ReportReason } from '#contract/safety/report.ts'

/** From 0 to 100: what cannot wait comes first. */
const GRAVITY: Record<ReportReason, number> = {
  minor_at_risk: 100,
  under_age: 100,
  threat: 100,
  self_harm: 95,
  asked_for_money: 60,
  scam: 60,
  sexual: 60,
  harassment: 50,
  impersonation: 50,
  private_information: 50,
  discrimination: 50,
  prohibited: 45,
  fake: 40,
  fake_profile: 40,
  in_relationship: 30,
  other: 30,
  spam: 25,
  unavailable: 15,
  wrong_category: 15,
}

/** What waits without a report or a finding. */
const BASE: Record<Queue, number> = { listings: 20, reports: 30, photos: 30, support: 30, appeals: 55 }

/** Each further report of weight 1 counts as much. */
const PER_REPORT = 10
const MAX_BY_SCORE = 90

interface Found {
  queue: Queue
  /** Of the machine; 0 where it found nothing. */
  score: number
  reasons: readonly ReportReason[]
  weight: number
}

export function priorityOf({ queue, score, reasons, weight }: Found): number {
  const reported =
    reasons.length === 0
      ? 0
      : Math.max(...reasons.map((reason) => GRAVITY[reason])) + PER_REPORT * Math.max(0, weight - 1)
  return Math.round(Math.min(100, Math.max(BASE[queue], Math.min(MAX_BY_SCORE, score), reported)))
}

const BY_LEVEL = [0.5, 1, 1.5, 2] as const

/** How much a report weighs by the trust level of who sent it; nothing of those who reported without reason before. */
export const weightOf = (level: 0 | 1 | 2 | 3, isMuted: boolean): number => (isMuted ? 0 : BY_LEVEL[level])

/** Nobody waits for staff with these. */
const AT_ONCE: readonly ReportReason[] = ['minor_at_risk', 'under_age', 'threat']
const HIDDEN_FROM = 3

/** Is it hidden until staff have looked? */
export const hidesSubject = (weight: number, latest: { reason: ReportReason; weight: number }): boolean =>
  weight >= HIDDEN_FROM || (latest.weight > 0 && AT_ONCE.includes(latest.reason))
