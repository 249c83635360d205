import { MINUTE_MS } from '#contract/kit/duration.ts'
import { isMailed, type NoticeKind } from '#contract/notices.ts'
import { topicOf } from '#contract/notices.ts'
import { type OpenTopic } from '#contract/notifications/topic.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { findReceiver } from '#server/auth/public.ts'
import { askExcerpt } from '#server/notifications/ask-excerpt.ts'
import {
  clearMailDue,
  lockToMail,
  type NotificationRow,
  postponeMail,
} from '#server/notifications/notification-store.ts'
import { viewNotice } from '#server/notifications/notification-view.ts'
import { quietUntil } from '#server/notifications/settings/quiet-policy.ts'
import { findSettings } from '#server/notifications/settings/settings-store.ts'
import { viewSettings, wants } from '#server/notifications/settings/settings-view.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import type { OutgoingMail } from '#server/platform/mail/mail.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { NoticeViews } from '#server/notifications/notice-view.ts'
import { noticeMailView, type MailedItem } from './notice-mail-view.ts'
import { stopHeaders, stopPage } from './serve-stop-link.ts'
import { signStop } from './stop-link-policy.ts'

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    'notifications.send-mails': { userId: string; topic: OpenTopic }
  }
}

/** What would follow so soon goes along with what is due. */
const TOGETHER_MS = 10 * MINUTE_MS
/** So long a mail may be on its way before another try is made for what it tells. */
const ON_ITS_WAY_MS = 15 * MINUTE_MS

type Deps = Pick<Platform, 'db' | 'jobs' | 'clock' | 'mail' | 'config' | 'events'>

/** One job for each person and topic waits at a time; what comes meanwhile goes along. */
export async function queueMails(
  tx: Tx,
  { jobs }: Pick<Platform, 'jobs'>,
  payload: { userId: string; topic: OpenTopic },
  startAfter: Date,
): Promise<void> {
  const singletonKey = `${payload.userId}.${payload.topic}`
  await jobs.send(tx, 'notifications.send-mails', payload, { singletonKey, startAfter })
}

/** Writes to whoever has a confirmed address one mail for all of a topic that they have not read. */
export function workSendMails(platform: Deps, views: NoticeViews): void {
  platform.jobs.work('notifications.send-mails', async (payload) => {
    const due = await inTransaction(platform.db, (tx) => takeDue(tx, platform, views, payload))
    if (due === null) return
    await platform.mail.send(due.mail)
    await clearMailDue(platform.db, due.ids)
  })
}

async function takeDue(
  tx: Tx,
  platform: Deps,
  views: NoticeViews,
  { userId, topic }: { userId: string; topic: OpenTopic },
): Promise<{ ids: string[]; mail: OutgoingMail } | null> {
  const now = platform.clock.now()
  const rows = (await lockToMail(tx, userId)).filter((row) => topicOf(viewNotice(row).kind) === topic)
  const next = rows.map(dueOf).toSorted((one, other) => one - other)[0]
  if (next === undefined) return null
  const settings = viewSettings(await findSettings(tx, userId))
  const receiver = await findReceiver(tx, UserId.parse(userId))
  if (!receiver || !wants(settings, topic, 'email')) {
    await clearMailDue(tx, rows.map(idOf))
    return null
  }
  const waitsUntil = quietUntil(now, settings.quietHours) ?? new Date(next)
  if (waitsUntil > now) {
    await queueMails(tx, platform, { userId, topic }, waitsUntil)
    return null
  }
  const taken = rows.filter((row) => dueOf(row) <= now.getTime() + TOGETHER_MS)
  await postponeMail(tx, taken.map(idOf), new Date(now.getTime() + ON_ITS_WAY_MS))
  const items = await itemsOf(tx, platform, taken)
  const [first, ...others] = items
  if (!first) {
    await clearMailDue(tx, taken.map(idOf))
    return null
  }
  const link = stopLinkOf(topic, items)
  const token = signStop({ userId: UserId.parse(userId), ...link }, platform.config.secretKey)
  const site = platform.config.publicUrl
  const { link: leadsTo, ...written } = noticeMailView({
    items: [first, ...others],
    language: receiver.language,
    site,
    stop: { page: stopPage(site, token), ofOne: 'kind' in link },
    isHidden: settings.hidesContent,
    views,
  })
  return {
    ids: taken.map(idOf),
    mail: {
      to: receiver.email,
      action_link: leadsTo,
      headers: stopHeaders(site, token),
      ...written,
    },
  }
}

const idOf = ({ id }: NotificationRow): string => id
const dueOf = ({ mail_due_at }: NotificationRow): number => mail_due_at?.getTime() ?? 0

async function itemsOf(
  tx: Tx,
  { events }: Pick<Platform, 'events'>,
  rows: readonly NotificationRow[],
): Promise<MailedItem[]> {
  const items: MailedItem[] = []
  for (const row of rows) {
    const notice = viewNotice(row)
    const excerpt = await askExcerpt(tx, events, row)
    if (isMailed(notice) && excerpt !== 'nothing') items.push({ notice, excerpt })
  }
  return items
}

/** A mail about one saved search ends those of that search, any other those of its topic. */
function stopLinkOf(topic: OpenTopic, [first, ...others]: readonly MailedItem[]): StoppedBy {
  if (topic !== 'searches' || !first || others.length > 0) return { topic }
  return { kind: first.notice.kind, subjectId: first.notice.subjectId }
}

type StoppedBy = { topic: OpenTopic } | { kind: NoticeKind; subjectId: string }
