import type { ModeratedSubjects } from '#server/moderation/public.ts'
import type { Platform } from '#server/platform/platform.ts'
import { workPurgeRegistrations } from './registrations/purge-registrations-job.ts'
import { workSendRegistrationMail } from './registrations/send-registration-mail-job.ts'
import { workMoveWaitingUp } from './attendance/admit-waitlist-job.ts'
import { workRemindAttendees } from './attendance/remind-attendees-job.ts'
import { workNotifyAttendees } from './attendance/notify-attendees-job.ts'
import { moderateEvent } from './moderate-event.ts'
import { workWriteOccurrences } from './series/write-occurrences-job.ts'

/** What staff decide about here. */
export const eventSubjects = (platform: Platform): ModeratedSubjects => ({ event: moderateEvent(platform) })

/** Registers the background jobs; to be called before the queue starts. */
export function workGroupEventJobs(platform: Platform): void {
  workWriteOccurrences(platform)
  workRemindAttendees(platform)
  workNotifyAttendees(platform)
  workMoveWaitingUp(platform)
  workSendRegistrationMail(platform)
  workPurgeRegistrations(platform)
}
