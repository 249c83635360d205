import type { Platform } from '#server/platform/platform.ts'
import { workMoveWaitingUp } from './attendance/admit-waitlist-job.ts'
import { workRemindAttendees } from './attendance/remind-attendees-job.ts'
import { workNotifyAttendees } from './attendance/notify-attendees-job.ts'
import { workWriteOccurrences } from './series/write-occurrences-job.ts'

/** Registers the background jobs; to be called before the queue starts. */
export function workGroupEventJobs(platform: Platform): void {
  workWriteOccurrences(platform)
  workRemindAttendees(platform)
  workNotifyAttendees(platform)
  workMoveWaitingUp(platform)
}
