import { z } from 'zod'
import { MediaId, Picture, PrivatePicture } from '#contract/media/picture.ts'
import { PersonCard, UserId } from '#contract/profiles/profile.ts'
import { ReceivedReport, ReportReason } from '#contract/safety/report.ts'
import { ActionKind } from '#contract/moderation/decisions/action.ts'
import { LogEntry } from '#contract/moderation/log-entry.ts'
import { SubjectKind } from '#contract/moderation/subject.ts'

export const CaseId = z.uuid().brand<'CaseId'>()
export type CaseId = z.infer<typeof CaseId>

export const QUEUES = ['listings', 'reports', 'photos', 'support', 'appeals'] as const
export const Queue = z.enum(QUEUES)
export type Queue = z.infer<typeof Queue>

export const CASE_STATES = ['open', 'escalated', 'closed'] as const
export const CaseState = z.enum(CASE_STATES)
export type CaseState = z.infer<typeof CaseState>

/** Somebody whose account is younger: "new here". Days. */
export const NEW_HERE_DAYS = 14

/** Who looks at a case now. */
export const Holder = z.object({ userId: UserId, name: z.string(), until: z.iso.datetime() })
export type Holder = z.infer<typeof Holder>

/** So long somebody holds a case without saying so again. Seconds. */
export const HOLD_SECONDS = 90

/** A row of the queue. */
export const CaseCard = z.object({
  id: CaseId,
  kind: SubjectKind,
  subjectId: z.uuid(),
  queue: Queue,
  state: CaseState,
  /** Null where staff see words only after opening it, and where it is gone. */
  title: z.string().nullable(),
  picture: Picture.nullable(),
  owner: z.object({ userId: UserId, name: z.string(), isNewHere: z.boolean() }).nullable(),
  priority: z.int().min(0).max(100),
  /** As the feature of the subject names them. */
  signals: z.array(z.string()),
  reports: z.int(),
  reasons: z.array(ReportReason),
  isHidden: z.boolean(),
  openedAt: z.iso.datetime(),
  heldBy: Holder.nullable(),
})
export type CaseCard = z.infer<typeof CaseCard>

/** What staff see of a subject, whichever feature it comes from. */
export const SubjectView = z.object({
  title: z.string().nullable(),
  text: z.string().nullable(),
  pictures: z.array(z.union([PrivatePicture, Picture])),
  /** What is known beside, by a name that the feature gives it. */
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
  /** The picture that the others are compared with, as a selfie. */
  compareId: MediaId.nullable(),
  /** Where it is shown, as a path of the app; null where it has no page. */
  path: z.string().nullable(),
})
export type SubjectView = z.infer<typeof SubjectView>

/** What is known of the person a case is about. */
export const CasePerson = z.object({
  card: PersonCard,
  /** From 0 (new) to 3 (trusted by staff). */
  level: z.int().min(0).max(3),
  warnings: z.int(),
  strikes: z.int(),
  /** Null: not suspended. */
  suspension: z.object({ endsAt: z.iso.datetime().nullable() }).nullable(),
  /** Open and decided ones. */
  reportsAbout: z.int(),
  reportsUpheld: z.int(),
  reportsBy: z.int(),
})
export type CasePerson = z.infer<typeof CasePerson>

/** What somebody says against a decision. */
export const AppealView = z.object({
  text: z.string(),
  at: z.iso.datetime(),
  decidedBy: z.string().nullable(),
  actions: z.array(ActionKind),
  rule: z.string().nullable(),
  note: z.string().nullable(),
})

export const CaseDetail = CaseCard.extend({
  /** Goes back with the decision: what came up meanwhile has to be looked at first. */
  seen: z.string(),
  /** The words of the subject when it was reported last. */
  evidence: z.string().nullable(),
  subject: SubjectView.nullable(),
  received: z.array(ReceivedReport),
  person: CasePerson.nullable(),
  /** What can be decided on it as it stands. */
  actions: z.array(ActionKind),
  /** Where it could be moved to, as the feature of the subject names it. */
  targets: z.array(z.string()),
  /** What was done before about the subject and the person, latest first. */
  log: z.array(LogEntry),
  appeal: AppealView.nullable(),
})
export type CaseDetail = z.infer<typeof CaseDetail>
