import { z } from 'zod'
import { Notice } from '#contract/notices.ts'

export const NOTICE_LIMITS = {
  pageSize: 20,
  pageSizeMax: 50,
  /** Unread ones beyond this are not counted: the bell says "99+". */
  countCap: 99,
  /** Then it is forgotten, read or not. */
  retentionDays: 90,
  /** What happens to one subject within these minutes of the first, unread, is one notification. */
  groupMinutes: 10,
} as const

export const NotificationId = z.uuid().brand<'NotificationId'>()
export type NotificationId = z.infer<typeof NotificationId>

/** A notice as the person finds it in the app: all that happened to one subject within a short while is one. */
export const Notification = z.object({
  /** Stays the same while more of the same comes in. */
  id: NotificationId,
  notice: Notice,
  /** When the newest of it came. */
  at: z.iso.datetime(),
  isRead: z.boolean(),
})
export type Notification = z.infer<typeof Notification>
