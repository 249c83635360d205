import { topicOf } from '#contract/notices.ts'
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '#contract/language/language.ts'
import { findNotification } from '#server/notifications/notification-store.ts'
import { askExcerpt } from '#server/notifications/ask-excerpt.ts'
import { viewNotice } from '#server/notifications/notification-view.ts'
import { findSettings } from '#server/notifications/settings/settings-store.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { DELIVERY, outcomeOf, signSeen, topicHeader } from './push-policy.ts'
import { postPush } from './push-service-client.ts'
import { deleteSubscription, findSubscription, type SubscriptionRow } from './push-store.ts'
import type { NoticeViews } from '#server/notifications/notice-view.ts'
import { pushView } from './push-view.ts'

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    'notifications.deliver-push': { notificationId: string; subscriptionId: string; tries: number }
  }
}

type Deps = Pick<Platform, 'db' | 'jobs' | 'clock' | 'config' | 'log' | 'events'>

/** Hands one push to the service of one device. A device that is gone is forgotten, one that is busy asked again. */
export function workDeliverPush(platform: Deps, views: NoticeViews): void {
  const { db, jobs, clock, log } = platform
  jobs.work('notifications.deliver-push', async ({ notificationId, subscriptionId, tries }) => {
    const push = await inTransaction(db, async (tx) => {
      const row = await findNotification(tx, notificationId)
      const device = row?.is_newest && row.read_at === null && (await findSubscription(tx, subscriptionId))
      if (!row || !device) return null
      const { hides_content: isHidden } = await findSettings(tx, row.user_id)
      const excerpt = await askExcerpt(tx, platform.events, row)
      return excerpt === 'nothing' ? null : { row, device, isHidden, excerpt }
    })
    if (!push) return
    const shown = {
      notice: viewNotice(push.row),
      language: languageOf(push.device),
      isHidden: push.isHidden,
      excerpt: push.excerpt,
      seen: signSeen(notificationId, platform.config.secretKey),
      at: push.row.created_at,
    }
    const message = pushView(shown, views)
    const answer = await postPush(platform, push.device, {
      payload: JSON.stringify(message),
      topic: topicHeader(push.row.user_id, message.tag),
      ...DELIVERY[topicOf(viewNotice(push.row).kind)],
    })
    const outcome = outcomeOf(answer, { tries, now: clock.now() })
    if (outcome === 'gone') await deleteSubscription(db, subscriptionId)
    else if (outcome === 'refused') log.warn({ status: answer.status, tries }, 'a push was not taken')
    else if (outcome !== 'delivered')
      await inTransaction(db, (tx) =>
        jobs.send(
          tx,
          'notifications.deliver-push',
          { notificationId, subscriptionId, tries: tries + 1 },
          { startAfter: outcome.retryAt },
        ),
      )
  })
}

const languageOf = ({ language }: SubscriptionRow): InterfaceLanguage =>
  INTERFACE_LANGUAGES.find((known) => known === language) ?? 'en'
