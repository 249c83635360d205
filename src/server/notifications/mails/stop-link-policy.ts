import { type KeyObject, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { NoticeKind } from '#contract/notices.ts'
import { OpenTopic } from '#contract/notifications/topic.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { deriveKey, keyedHash } from '#server/platform/secrets.ts'

/** What a link ends: a person's mails of one kind about one subject, or all of a topic. */
export type StopLink =
  | { userId: UserId; kind: NoticeKind; subjectId: string }
  | { userId: UserId; topic: OpenTopic }

const ALL = 'all'
const OfOne = z.object({ userId: UserId, kind: NoticeKind, subjectId: z.uuid() })
const OfAll = z.object({ userId: UserId, topic: OpenTopic, subjectId: z.literal(ALL) })

const keyOf = (secretKey: Uint8Array): KeyObject => deriveKey(secretKey, 'stopping of mails')

/** `person.what.subject.signature`: it never grows old, since mails are kept for years. */
export function signStop(link: StopLink, secretKey: Uint8Array): string {
  const what = 'topic' in link ? `${link.topic}.${ALL}` : `${link.kind}.${link.subjectId}`
  const payload = `${link.userId}.${what}`
  return `${payload}.${keyedHash(keyOf(secretKey), payload).toString('base64url')}`
}

/** Null when it is not ours or was changed. */
export function readStop(token: string, secretKey: Uint8Array): StopLink | null {
  const [userId = '', what = '', subjectId = '', signature = ''] = token.split('.')
  const right = keyedHash(keyOf(secretKey), `${userId}.${what}.${subjectId}`)
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null
  const ofAll = OfAll.safeParse({ userId, topic: what, subjectId }).data
  if (ofAll) return { userId: ofAll.userId, topic: ofAll.topic }
  return OfOne.safeParse({ userId, kind: what, subjectId }).data ?? null
}
