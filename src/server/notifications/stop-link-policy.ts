import { type KeyObject, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { NoticeKind } from '#contract/notifications/notification.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { deriveKey, keyedHash } from '#server/auth/public.ts'

/** What a link ends: the mails of this kind, about this subject, to this person. */
export interface StopLink {
  userId: UserId
  kind: NoticeKind
  subjectId: string
}

const keyOf = (secretKey: Uint8Array): KeyObject => deriveKey(secretKey, 'stopping of mails')

/** `person.kind.subject.signature`: it never grows old, since mails are kept for years. */
export function signStop({ userId, kind, subjectId }: StopLink, secretKey: Uint8Array): string {
  const told = `${userId}.${kind}.${subjectId}`
  return `${told}.${keyedHash(keyOf(secretKey), told).toString('base64url')}`
}

/** Null when it is not ours or was changed. */
export function readStop(token: string, secretKey: Uint8Array): StopLink | null {
  const [person = '', name = '', subject = '', signature = ''] = token.split('.')
  const right = keyedHash(keyOf(secretKey), `${person}.${name}.${subject}`)
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null
  const read = z.object({ userId: UserId, kind: NoticeKind, subjectId: z.uuid() })
  return read.safeParse({ userId: person, kind: name, subjectId: subject }).data ?? null
}
