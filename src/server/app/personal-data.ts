import { personalData as exportsData } from '#server/account/public.ts'
import { personalData as assistantData } from '#server/assistant/public.ts'
import { personalData as authData } from '#server/auth/public.ts'
import { personalData as groupsData } from '#server/groups/public.ts'
import { personalData as datingData } from '#server/dating/public.ts'
import { personalData as alertsData } from '#server/listings/alerts/public.ts'
import { personalData as favoritesData } from '#server/listings/favorites/public.ts'
import { personalData as phoneData } from '#server/listings/phone/public.ts'
import { personalData as listingsData } from '#server/listings/public.ts'
import { personalData as mediaData } from '#server/media/public.ts'
import { personalData as moderationData } from '#server/moderation/public.ts'
import { personalData as messagingData } from '#server/messaging/public.ts'
import { personalData as networkingData } from '#server/networking/public.ts'
import { personalData as notificationsData } from '#server/notifications/public.ts'
import { personalData as paymentsData } from '#server/payments/public.ts'
import { pipelineData } from '#server/platform/http/idempotency-store.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'
import { personalData as profilesData } from '#server/profiles/public.ts'
import { personalData as reviewsData } from '#server/reviews/public.ts'
import { personalData as staffData } from '#server/staff/public.ts'
import { personalData as supportData } from '#server/support/public.ts'
import { personalData as safetyData } from '#server/safety/public.ts'

/** Who answers for what is kept about people. Purged from the last to the first, accounts at the very end. */
export const allPersonalData: readonly PersonalData[] = [
  authData,
  mediaData,
  profilesData,
  safetyData,
  notificationsData,
  moderationData,
  supportData,
  reviewsData,
  messagingData,
  listingsData,
  favoritesData,
  alertsData,
  phoneData,
  groupsData,
  networkingData,
  datingData,
  assistantData,
  paymentsData,
  staffData,
  exportsData,
  pipelineData,
]
