import { z } from 'zod'

/** What can be looked at and decided on. */
export const SUBJECT_KINDS = [
  'listing',
  'revision',
  'photo',
  'message',
  'thread',
  'profile',
  'dating_profile',
  'verification',
  'group',
  'event',
  'group_photo',
  'post',
  'comment',
  'account',
  'ticket',
  'review',
] as const
export const SubjectKind = z.enum(SUBJECT_KINDS)
export type SubjectKind = z.infer<typeof SubjectKind>

export interface SubjectRef {
  kind: SubjectKind
  id: string
}
