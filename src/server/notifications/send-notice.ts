import type { Notice } from '#contract/notices.ts'
import { topicOf } from '#contract/notices.ts'
import { isOpenTopic } from '#contract/notifications/topic.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Platform } from '#server/platform/platform.ts'
import { joinNotices, openSince } from './group-policy.ts'
import { queueMails } from './mails/send-mails-job.ts'
import { insertNotification, wasNotified, supersede, takeOpenGroup } from './notification-store.ts'
import { viewNotice } from './notification-view.ts'
import { pushReadState, pushNotification } from './publish-notices.ts'
import { readNotices } from './read-notices.ts'
import { queuePush } from './push/send-push-job.ts'
import { findSettings } from './settings/settings-store.ts'
import { viewSettings, wants } from './settings/settings-view.ts'
import { pushWaitsUntil } from './settings/quiet-policy.ts'

interface NoticeRequest {
  userId: UserId
  notice: Notice
  /** By mail as well where they want that, unless they have read it by then. */
  byMail: boolean
  /** The mail waits until then. */
  mailAfter?: Date
  /** Whose name is in its facts: it goes when their account does. */
  aboutId?: string | null
  /** The same thing is notified once; without a key nothing is the same. */
  key?: string
}

/** Tells a person something in the ways they want, in the transaction in which it came about. */
export async function sendNotice(
  tx: Tx,
  platform: Pick<Platform, 'jobs' | 'clock' | 'live'>,
  { userId, notice, byMail, mailAfter, aboutId = null, key }: NoticeRequest,
): Promise<void> {
  const { kind, subjectId } = notice
  const topic = topicOf(kind)
  const settings = viewSettings(await findSettings(tx, userId))
  const ways = {
    inApp: wants(settings, topic, 'inApp'),
    push: wants(settings, topic, 'push'),
    email: byMail && isOpenTopic(topic) && wants(settings, topic, 'email'),
  }
  if (!ways.inApp && !ways.push && !ways.email) return
  if (key !== undefined && (await wasNotified(tx, userId, key))) return
  const at = platform.clock.now()
  const before = await takeOpenGroup(tx, { userId, kind, subjectId, since: openSince(at) })
  // Messages are counted up to the newest that is unread, so what an older group says is said again.
  if (before === null && kind === 'messages') {
    await readNotices(tx, platform, { userId, kind, subjectId })
    await supersede(tx, { userId, kind, subjectId })
  }
  const dueAt = mailAfter && mailAfter > at ? mailAfter : at
  const id = uuidv7()
  const row = await insertNotification(tx, {
    id,
    userId,
    aboutId,
    notice: before ? joinNotices(viewNotice(before), notice) : notice,
    key: key ?? id,
    at,
    inApp: ways.inApp,
    mailDueAt: ways.email ? earlier(before?.mail_due_at ?? null, dueAt) : null,
    before,
  })
  if (ways.inApp) pushNotification(platform, row)
  else if (before?.in_app) pushReadState(platform, userId, [row.group_id ?? row.id])
  const startAfter = pushWaitsUntil(at, topic, settings.quietHours)
  if (ways.push) await queuePush(tx, platform, { notificationId: row.id, userId }, startAfter)
  if (row.mail_due_at && isOpenTopic(topic))
    await queueMails(tx, platform, { userId, topic }, later(row.mail_due_at, startAfter))
}

const earlier = (one: Date | null, other: Date): Date => (one !== null && one < other ? one : other)
const later = (one: Date, other: Date | null): Date => (other !== null && other > one ? other : one)
