import { moderatedBy } from './moderated-subjects.ts'
import { NOTICE_VIEWS } from './notice-views.ts'
import { workDataJobs } from '#server/account/public.ts'
import { workAssistantJobs } from '#server/assistant/public.ts'
import { workAuthJobs } from '#server/auth/public.ts'
import { workGroupEventJobs } from '#server/groups/events/public.ts'
import { subscribeGroups, workGroupJobs } from '#server/groups/public.ts'
import { subscribeDating, workDatingJobs } from '#server/dating/public.ts'
import { subscribeAlerts, workAlertJobs } from '#server/listings/alerts/public.ts'
import { subscribeConversations } from '#server/listings/conversation/public.ts'
import { workFavoriteJobs } from '#server/listings/favorites/public.ts'
import { subscribeListings, workListingJobs } from '#server/listings/public.ts'
import { workMediaJobs } from '#server/media/public.ts'
import { subscribeModeration, workModerationJobs } from '#server/moderation/public.ts'
import { onMessagingEvents, subscribeMessaging, workMessagingJobs } from '#server/messaging/public.ts'
import { subscribeNetworking } from '#server/networking/public.ts'
import { subscribeNotifications, workNotificationJobs } from '#server/notifications/public.ts'
import { subscribePayments, workPaymentJobs } from '#server/payments/public.ts'
import type { Platform } from '#server/platform/platform.ts'
import { workReviewJobs } from '#server/reviews/public.ts'
import { workSupportJobs } from '#server/support/public.ts'
import { workStaffJobs } from '#server/staff/public.ts'
import { subscribeSafety } from '#server/safety/public.ts'
import { subscribeProfiles } from '#server/profiles/public.ts'
import { allPersonalData } from './personal-data.ts'
import { subscribePurge, workPurgeAccounts } from './purge-accounts-job.ts'
import { workPurgeExpired } from './purge-expired-job.ts'

/** Registers every background job and every subscription to an event, before the queue starts. */
export function registerWorkers(platform: Platform): void {
  workPurgeExpired(platform)
  workPurgeAccounts(platform)
  workAuthJobs(platform)
  workMediaJobs(platform)
  workNotificationJobs(platform, NOTICE_VIEWS)
  const moderated = moderatedBy(platform)
  workModerationJobs(platform, moderated)
  workMessagingJobs(platform)
  workListingJobs(platform)
  workFavoriteJobs(platform)
  workAlertJobs(platform)
  workGroupEventJobs(platform)
  workGroupJobs(platform)
  workDatingJobs(platform)
  workAssistantJobs(platform)
  workPaymentJobs(platform)
  workSupportJobs(platform)
  workReviewJobs(platform)
  workStaffJobs(platform)
  workDataJobs(platform, allPersonalData)
  onMessagingEvents(platform)
  subscribeSafety(platform)
  subscribeNotifications(platform)
  subscribeModeration(platform, moderated)
  subscribeMessaging(platform)
  subscribeProfiles(platform)
  subscribeListings(platform)
  subscribeConversations(platform)
  subscribeAlerts(platform)
  subscribeGroups(platform)
  subscribeNetworking(platform)
  subscribeDating(platform)
  subscribePayments(platform)
  subscribePurge(platform)
}
