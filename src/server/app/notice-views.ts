import { datingNotices } from '#server/dating/public.ts'
import { groupNotices } from '#server/groups/public.ts'
import { listingNotices } from '#server/listings/public.ts'
import { messageNotices } from '#server/messaging/public.ts'
import { moderationNotices } from '#server/moderation/public.ts'
import { networkingNotices } from '#server/networking/public.ts'
import { paymentNotices } from '#server/payments/public.ts'
import { reviewNotices } from '#server/reviews/public.ts'
import { staffNotices } from '#server/staff/public.ts'
import { supportNotices } from '#server/support/public.ts'
import { type NoticeViews, securityNotices } from '#server/notifications/public.ts'

/** How every kind of notice reads, in pushes and mails. */
export const NOTICE_VIEWS: NoticeViews = {
  ...listingNotices,
  ...messageNotices,
  ...groupNotices,
  ...datingNotices,
  ...moderationNotices,
  ...networkingNotices,
  ...supportNotices,
  ...paymentNotices,
  ...reviewNotices,
  ...staffNotices,
  ...securityNotices,
}
