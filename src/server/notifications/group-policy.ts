import type { z } from 'zod'
import { Notice, NOTICES } from '#contract/notices.ts'
import type { NoticeDefinition } from '#contract/notifications/notice.ts'
import { NOTICE_LIMITS } from '#contract/notifications/notification.ts'

const GROUP_MS = NOTICE_LIMITS.groupMinutes * 60_000

/** What began after this can still grow. */
export const openSince = (now: Date): Date => new Date(now.getTime() - GROUP_MS)

/** Two notices of one kind about one subject as one: the newer, with what its kind keeps of the older. */
export function joinNotices(older: Notice, newer: Notice): Notice {
  const definition: NoticeDefinition<z.ZodType> = NOTICES[newer.kind]
  if (!definition.join || older.kind !== newer.kind) return newer
  return Notice.parse({ ...newer, facts: definition.join(older.facts, newer.facts) })
}
