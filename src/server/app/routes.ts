import { dataRoutes } from '#server/account/routes.ts'
import { assistantRoutes } from '#server/assistant/routes.ts'
import { accountRoutes } from '#server/auth/routes.ts'
import { datingRoutes } from '#server/dating/routes.ts'
import { geoRoutes } from '#server/geo/routes.ts'
import { albumRoutes } from '#server/groups/album/routes.ts'
import { eventRoutes } from '#server/groups/events/routes.ts'
import { registrationRoutes } from '#server/groups/events/registrations/routes.ts'
import { inviteRoutes } from '#server/groups/invites/routes.ts'
import { pollRoutes } from '#server/groups/polls/routes.ts'
import { membershipRoutes } from '#server/groups/members/routes.ts'
import { groupRoutes } from '#server/groups/routes.ts'
import { alertRoutes } from '#server/listings/alerts/routes.ts'
import { conversationRoutes } from '#server/listings/conversation/routes.ts'
import { favoriteRoutes } from '#server/listings/favorites/routes.ts'
import { phoneRoutes } from '#server/listings/phone/routes.ts'
import { reportRoutes } from '#server/listings/reports/routes.ts'
import { listingRoutes } from '#server/listings/routes.ts'
import { mediaRoutes } from '#server/media/routes.ts'
import { moderationRoutes } from '#server/moderation/routes.ts'
import { messagingRoutes } from '#server/messaging/routes.ts'
import { networkingRoutes } from '#server/networking/routes.ts'
import { notificationRoutes } from '#server/notifications/routes.ts'
import { paymentRoutes } from '#server/payments/routes.ts'
import type { Platform } from '#server/platform/platform.ts'
import { moderatedBy } from './moderated-subjects.ts'
import type { Route } from '#server/platform/route.ts'
import { profileRoutes } from '#server/profiles/routes.ts'
import { reviewRoutes } from '#server/reviews/routes.ts'
import { safetyRoutes } from '#server/safety/routes.ts'
import { staffRoutes } from '#server/staff/routes.ts'
import { legalRoutes } from '#server/legal/routes.ts'
import { supportRoutes } from '#server/support/routes.ts'
import { siteRoutes } from '#server/site/routes.ts'

/** Every operation that this server answers, feature by feature. */
export const allRoutes = (platform: Platform): Route[] => [
  ...siteRoutes(platform),
  ...legalRoutes(platform),
  ...accountRoutes(platform),
  ...geoRoutes(platform),
  ...mediaRoutes(platform),
  ...profileRoutes(platform),
  ...safetyRoutes(platform),
  ...notificationRoutes(platform),
  ...moderationRoutes(platform, moderatedBy(platform)),
  ...messagingRoutes(platform),
  ...listingRoutes(platform),
  ...favoriteRoutes(platform),
  ...alertRoutes(platform),
  ...phoneRoutes(platform),
  ...reportRoutes(platform),
  ...conversationRoutes(platform),
  ...eventRoutes(platform),
  ...registrationRoutes(platform),
  ...albumRoutes(platform),
  ...groupRoutes(platform),
  ...membershipRoutes(platform),
  ...inviteRoutes(platform),
  ...pollRoutes(platform),
  ...networkingRoutes(platform),
  ...datingRoutes(platform),
  ...assistantRoutes(platform),
  ...supportRoutes(platform),
  ...reviewRoutes(platform),
  ...paymentRoutes(platform),
  ...staffRoutes(platform),
  ...dataRoutes(platform),
]
