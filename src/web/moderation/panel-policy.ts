import type { ComponentType } from 'react'
import type { CaseDetail } from '#contract/moderation/cases/case.ts'
import type { SubjectKind } from '#contract/moderation/subject.ts'

/** What a kind of subject shows beyond what every case shows, written by its feature. */
export type SubjectPanels = Partial<Record<SubjectKind, ComponentType<{ found: CaseDetail }>>>

export interface CaseViews {
  panels: SubjectPanels
  /** A finding of the machine in words. */
  writeSignal: (signal: string) => string
  /** Where something could be moved to, in words. */
  writeTarget: (target: string) => string
}
