import type { NoticeKind } from '#contract/notices.ts'
import { datingNotices } from '#web/dating/notices/dating-notices.tsx'
import { groupNotices } from '#web/groups/notices/group-notices.tsx'
import { listingNotices } from '#web/listings/notices/listing-notices.tsx'
import { messageNotices } from '#web/messaging/notices/message-notices.tsx'
import { moderationNotices } from '#web/moderation/notices/moderation-notices.tsx'
import { networkingNotices } from '#web/networking/notices/networking-notices.tsx'
import { NoticeList } from '#web/notifications/notice-list.tsx'
import type { AnyLook } from '#web/notifications/notice-row.tsx'
import { staffNotices } from '#web/staff/notices/staff-notices.tsx'
import { reviewNotices } from '#web/reviews/notices/review-notices.tsx'
import { paymentNotices } from '#web/payments/notices/payment-notices.tsx'
import { supportNotices } from '#web/support/notices/support-notices.tsx'
import { securityNotices } from '#web/notifications/security-notices.tsx'

/** Looks of every kind of notice. One line per feature. */
const FEATURES = [
  listingNotices,
  messageNotices,
  groupNotices,
  datingNotices,
  moderationNotices,
  networkingNotices,
  supportNotices,
  reviewNotices,
  paymentNotices,
  staffNotices,
  securityNotices,
]

const LOOKS = new Map<string, AnyLook>(
  FEATURES.flatMap(({ words, kinds }) =>
    Object.entries(kinds).map(([kind, look]) => [kind, { ...look, words }] as const),
  ),
)

/** @throws for a kind that no feature gives a look */
export function lookOf(kind: NoticeKind): AnyLook {
  const look = LOOKS.get(kind)
  if (!look) throw new Error(`Nothing says how a notice of ${kind} looks.`)
  return look
}

/** What a member was notified of, newest first; what is opened counts as read. */
export const NotificationsPage = () => <NoticeList lookOf={lookOf} />
