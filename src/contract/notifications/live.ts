import { z } from 'zod'
import { Notification, NotificationId } from './notification.ts'

/** What the server pushes to open pages. Never the truth: whoever missed something reads it again over HTTP. */
export const NOTIFICATION_SERVER_EVENTS = {
  /** Something new, or more of what is there already under this id and has not been read. */
  'notifications.created': z.object({ notification: Notification, isMore: z.boolean() }),
  /** Read on another device, or by reading what it was about. */
  'notifications.read': z.object({ ids: z.union([z.literal('all'), z.array(NotificationId)]) }),
} as const
export type NotificationServerEvent = keyof typeof NOTIFICATION_SERVER_EVENTS
