import type { Platform } from '#server/platform/platform.ts'
import { workMoveWaitingUp } from './move-waiting-up-job.ts'
import { workRemindAttendees } from './remind-attendees-job.ts'
import { workTellAttendees } from './tell-attendees-job.ts'
import { workWriteOccurrences } from './write-occurrences-job.ts'

/** Registers the background jobs; to be called before the queue starts. */
export function workGroupEventJobs(platform: Platform): void {
  workWriteOccurrences(platform)
  workRemindAttendees(platform)
  workTellAttendees(platform)
  workMoveWaitingUp(platform)
}
