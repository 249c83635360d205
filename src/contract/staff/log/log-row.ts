import { z } from 'zod'
import { LogEntry } from '#contract/moderation/log-entry.ts'
import { UserId } from '#contract/profiles/profile.ts'

/** A row of the log with whom it concerns. */
export const LogRow = LogEntry.extend({
  subjectId: z.uuid().nullable(),
  person: z.object({ userId: UserId, name: z.string() }).nullable(),
})
export type LogRow = z.infer<typeof LogRow>

/** Rows of one export. */
export const LOG_EXPORT_MAX = 10_000
