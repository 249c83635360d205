import { z } from 'zod'
import { SECURITY_NEWS } from './auth/security-news.ts'
import { DATING_NOTICES } from './dating/notices.ts'
import { GROUP_NOTICES } from './groups/notices.ts'
import { LISTING_NOTICES } from './listings/notices.ts'
import { MESSAGE_NOTICES } from './messaging/notices.ts'
import { MODERATION_NOTICES } from './moderation/notices.ts'
import { NETWORKING_NOTICES } from './networking/notices.ts'
import { PAYMENT_NOTICES } from './payments/notices.ts'
import { REVIEW_NOTICES } from './reviews/notices.ts'
import { STAFF_NOTICES } from './staff/notices.ts'
import { SUPPORT_NOTICES } from './support/notices.ts'
import type { NoticeDefinition } from './notifications/notice.ts'
import type { Topic } from './notifications/topic.ts'

/** What became of an account; auth stands below notifications, so it is described here. */
const SECURITY_NOTICES = {
  security: { topic: 'security', facts: z.object({ what: z.enum(SECURITY_NEWS) }), hasOwnMail: true },
} as const satisfies Record<string, NoticeDefinition<z.ZodType>>

/** Every kind of notice. One line per feature. */
export const NOTICES = {
  ...LISTING_NOTICES,
  ...MESSAGE_NOTICES,
  ...GROUP_NOTICES,
  ...DATING_NOTICES,
  ...MODERATION_NOTICES,
  ...NETWORKING_NOTICES,
  ...SUPPORT_NOTICES,
  ...PAYMENT_NOTICES,
  ...REVIEW_NOTICES,
  ...STAFF_NOTICES,
  ...SECURITY_NOTICES,
} as const

export type NoticeKind = keyof typeof NOTICES
export const NOTICE_KINDS = Object.keys(NOTICES) as NoticeKind[]
export const NoticeKind = z.enum(NOTICE_KINDS as [NoticeKind, ...NoticeKind[]])

/** The facts of a kind, as they are stored and sent. */
export type FactsOf<Kind extends NoticeKind> = z.infer<(typeof NOTICES)[Kind]['facts']>

/** A notice: the kind, the id of what it is about (a listing, a conversation, a group, a person …) and the facts. */
export type NoticeOf<Kind extends NoticeKind> = {
  [One in Kind]: { kind: One; subjectId: string; facts: FactsOf<One> }
}[Kind]
export type Notice = NoticeOf<NoticeKind>

const variantOf = (kind: NoticeKind) =>
  z.object({ kind: z.literal(kind), subjectId: z.uuid(), facts: NOTICES[kind].facts })
const [firstKind, ...otherKinds] = NOTICE_KINDS as [NoticeKind, ...NoticeKind[]]
export const Notice = z.discriminatedUnion('kind', [
  variantOf(firstKind),
  ...otherKinds.map(variantOf),
]) as unknown as z.ZodType<Notice>

export const topicOf = (kind: NoticeKind): Topic => NOTICES[kind].topic

type OwnMailKind = {
  [Kind in NoticeKind]: (typeof NOTICES)[Kind] extends { hasOwnMail: true } ? Kind : never
}[NoticeKind]
export type MailedNotice = NoticeOf<Exclude<NoticeKind, OwnMailKind>>
/** Is it mailed as a notice? Others have a mail of their own. */
export const isMailed = (notice: Notice): notice is MailedNotice => !('hasOwnMail' in NOTICES[notice.kind])
