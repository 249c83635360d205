import { isMailed, type MailedNotice } from '#contract/notifications/notification.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { findReceiver } from '#server/auth/public.ts'
import type { Platform } from '#server/platform/platform.ts'
import { noticeMailView } from './notice-mail-view.ts'
import { findNotification } from './notification-store.ts'
import { viewNotice } from './notification-view.ts'
import { stopAddress, stopPage } from './serve-stop-link.ts'
import { signStop } from './stop-link-policy.ts'

declare module '#server/platform/jobs.ts' {
  interface JobPayloads {
    'notifications.send-mail': { notificationId: string }
  }
}

/** Where a notice leads. */
const linkOf = (site: string, { kind, subjectId }: MailedNotice): string =>
  `${site}/#/${PAGES[kind]}/${subjectId}`

const PAGES: Readonly<Record<MailedNotice['kind'], string>> = {
  favorite_price_drop: 'listing',
  favorite_reserved: 'listing',
  favorite_back: 'listing',
  favorite_ending: 'listing',
  search_matches: 'saved-searches',
  search_paused: 'saved-searches',
  messages: 'messages',
}

/** Writes a notice to whoever has a confirmed address and has not read it in the app. */
export function workSendNoticeMail({
  db,
  jobs,
  mail,
  config,
}: Pick<Platform, 'db' | 'jobs' | 'mail' | 'config'>): void {
  jobs.work('notifications.send-mail', async ({ notificationId }) => {
    const row = await findNotification(db, notificationId)
    if (!row || row.read_at !== null) return
    const userId = UserId.parse(row.user_id)
    const receiver = await findReceiver(db, userId)
    if (!receiver) return
    const site = config.publicUrl
    const notice = viewNotice(row)
    if (!isMailed(notice)) return
    const { kind, subjectId } = notice
    const token = signStop({ userId, kind, subjectId }, config.secretKey)
    const link = linkOf(site, notice)
    const content = { notice, language: receiver.language, site, link, stop: stopPage(site, token) }
    await mail.send({
      to: receiver.email,
      action_link: link,
      headers: {
        'List-Unsubscribe': `<${stopAddress(site, token)}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
      ...noticeMailView(content),
    })
  })
}
