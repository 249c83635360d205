import type { ComponentType } from 'react'
import type { CaseDetail } from '#contract/moderation/cases/case.ts'
import type { Rule } from '#contract/moderation/decisions/rule.ts'
import type { SubjectKind } from '#contract/moderation/subject.ts'

/** What a kind of subject shows beyond what every case shows, written by its feature. */
export type SubjectPanels = Partial<Record<SubjectKind, ComponentType<{ found: CaseDetail }>>>

export interface CaseViews {
  panels: SubjectPanels
  /** A finding of the machine in words. */
  writeSignal: (signal: string) => string
  /** The rule that a finding speaks of; null where it names none. */
  ruleOfSignal: (signal: string) => Rule | null
  /** Where something could be moved to, in words. */
  writeTarget: (target: string) => string
}
