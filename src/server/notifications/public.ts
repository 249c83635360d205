import type { Channel, OpenTopic } from '#contract/notifications/topic.ts'
import type { NoticeKind } from '#contract/notices.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { AskedExcerpt } from './ask-excerpt.ts'
import { workForgetNotifications } from './forget-notifications-job.ts'
import { workSendMails } from './mails/send-mails-job.ts'
import { stopHeaders, stopPage } from './mails/serve-stop-link.ts'
import { signStop } from './mails/stop-link-policy.ts'
import { deleteNotificationsOf, exportNotifications } from './notification-store.ts'
import { workDeliverPush } from './push/deliver-push-job.ts'
import { loadPushKeys } from './push/load-push-keys.ts'
import { deleteSubscriptionsOf, exportSubscriptions } from './push/push-store.ts'
import { workSendPush } from './push/send-push-job.ts'
import type { NoticeViews } from './notice-view.ts'
import { sendNotice } from './send-notice.ts'
import { deleteSettingsOf, exportSettings, findSettings, putSwitch } from './settings/settings-store.ts'
import { quietUntil } from './settings/quiet-policy.ts'
import { viewSettings } from './settings/settings-view.ts'

export type { AskedExcerpt, Excerpt } from './ask-excerpt.ts'
export { readNotices } from './read-notices.ts'
export type { NoticeViews, NoticeWords } from './notice-view.ts'
export { securityNotices } from './security-notice-view.ts'
export { sendNotice } from './send-notice.ts'
export { withdrawNotices } from './withdraw-notices.ts'

declare module '#server/platform/events.ts' {
  interface EventPayloads {
    /** Somebody followed the link in a mail: no more mails of this kind about this subject. */
    'notifications.mails-stopped': { userId: UserId; kind: NoticeKind; subjectId: string }
    /** A push or mail is about to be written: what should it quote? The feature of the subject answers. */
    'notifications.excerpt-asked': AskedExcerpt
  }
}

/** What somebody has chosen about one topic and one channel, for pages that show that switch too. */
export async function readSwitch(
  db: Database,
  userId: string,
  topic: OpenTopic,
  channel: Channel,
): Promise<boolean> {
  return viewSettings(await findSettings(db, userId)).topics[topic][channel]
}

export function saveSwitch(
  tx: Tx,
  userId: string,
  { topic, channel, isOn }: { topic: OpenTopic; channel: Channel; isOn: boolean },
): Promise<void> {
  return putSwitch(tx, userId, { name: `${topic}.${channel}`, isOn })
}

/** How a mail of another feature about a topic is ended: its headers, and the page for people. Null: it is not wanted. */
export async function prepareMail(
  db: Database,
  { secretKey, publicUrl }: Pick<Platform['config'], 'secretKey' | 'publicUrl'>,
  { userId, topic }: { userId: UserId; topic: OpenTopic },
): Promise<{ headers: Record<string, string>; stop: string } | null> {
  if (!(await readSwitch(db, userId, topic, 'email'))) return null
  const token = signStop({ userId, topic }, secretKey)
  return { headers: stopHeaders(publicUrl, token), stop: stopPage(publicUrl, token) }
}

/** Until when a mail to this person has to wait because of their quiet hours; null when it need not. */
export async function quietEnd(
  tx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  userId: UserId,
): Promise<Date | null> {
  return quietUntil(clock.now(), viewSettings(await findSettings(tx, userId)).quietHours)
}

/** Registers the background jobs; to be called before the queue starts. The keys of pushes are made by then. */
export function workNotificationJobs(platform: Platform, views: NoticeViews): void {
  loadPushKeys(platform.config)
  workSendMails(platform, views)
  workSendPush(platform)
  workDeliverPush(platform, views)
  workForgetNotifications(platform)
}

/** Subscribes notifications to events of features below; to be called once, at the start. */
export function subscribeNotifications(platform: Pick<Platform, 'events' | 'jobs' | 'clock' | 'live'>): void {
  platform.events.on('auth.owner-notified', (tx, { userId, kind }) =>
    sendNotice(tx, platform, {
      userId,
      notice: { kind: 'security', subjectId: userId, facts: { what: kind } },
      byMail: false,
    }),
  )
}

export const personalData: PersonalData = {
  feature: 'notifications',
  tables: ['public.notification', 'public.notification_settings', 'public.push_subscription'],
  export: async (tx, userId) => ({
    'public.notification': await exportNotifications(tx, userId),
    'public.notification_settings': await exportSettings(tx, userId),
    'public.push_subscription': await exportSubscriptions(tx, userId),
  }),
  async purge(tx, userId) {
    await deleteNotificationsOf(tx, userId)
    await deleteSettingsOf(tx, userId)
    await deleteSubscriptionsOf(tx, userId)
  },
}
