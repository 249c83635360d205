import type { ActionKind } from '#contract/moderation/decisions/action.ts'
import type { Queue, SubjectView } from '#contract/moderation/cases/case.ts'
import type { RuleBroken } from '#contract/moderation/decisions/rule.ts'
import type { SubjectKind } from '#contract/moderation/subject.ts'
import type { Picture } from '#contract/media/picture.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

/** What a row of the queue shows of a subject. */
export interface SubjectCard {
  /** Null where staff see no words before they open the case. */
  title: string | null
  picture: Picture | null
}

export interface SubjectState {
  view: SubjectView
  /** Changes with what is looked at; whoever decides has seen this one. */
  version: number
  /** Those of SUBJECT_ACTIONS that fit it as it stands. */
  actions: readonly ActionKind[]
  /** Where it could be moved to, as its feature names it. */
  targets?: readonly string[]
}

/** A subject by its id and whose it is; the id may be of something that its owner has deleted. */
export interface Owned {
  id: string
  ownerId: UserId | null
}

/** What is done to a subject, and why. */
export interface SubjectAct extends Owned {
  action:
    | { kind: 'approve' | 'request_changes' | 'remove' }
    | { kind: 'move'; to: string }
    | { kind: 'answer'; text: string }
  /** Null where it needs none. */
  broken: RuleBroken | null
  staffId: UserId
}

/**
 * A kind of thing that staff decide about, written by the feature that it belongs to. All of it runs in the transaction
 * of the caller.
 */
export interface ModeratedSubject {
  /** Where a case of it waits that nobody reported. */
  queue: Exclude<Queue, 'appeals'>
  /** Staff decide without knowing whose it is. */
  isNameless?: true
  /** Of those that are there still. */
  cards(db: Database | Tx, ids: readonly string[], staffId: UserId): Promise<ReadonlyMap<string, SubjectCard>>
  /** Null: it is gone. Nobody changes it until the transaction ends, unless it is only looked at. */
  read(tx: Tx, subject: Owned, staffId: UserId, isLook?: boolean): Promise<SubjectState | null>
  /** Would it be complete there? */
  mayMove?(tx: Tx, subject: Owned, to: string): Promise<boolean>
  /** @returns what `reverse` needs to put it back; null where nothing can be */
  act(tx: Tx, act: SubjectAct): Promise<Reversal | null>
  /** Staff have looked, and leave it as it is. */
  leave?(tx: Tx, subject: Owned): Promise<void>
  reverse(tx: Tx, subject: Owned, reversal: Reversal): Promise<void>
  /** Until it is decided nobody but its owner sees it. @returns false where it cannot be hidden, or is */
  hide(tx: Tx, subject: Owned): Promise<boolean>
  show(tx: Tx, subject: Owned): Promise<void>
}

export type Reversal = Record<string, string | number | boolean | null>

export type ModeratedSubjects = Readonly<Partial<Record<SubjectKind, ModeratedSubject>>>

/** What app/ joins from every feature. */
export interface Moderated {
  subjects: ModeratedSubjects
  /** From 0 (new) to 3 (trusted by staff). */
  levelOf(db: Database | Tx, userId: UserId): Promise<0 | 1 | 2 | 3>
}
