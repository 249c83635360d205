import { topicOf } from '#contract/notices.ts'
import { isOpenTopic, type OpenTopic } from '#contract/notifications/topic.ts'
import { AppError } from '#server/platform/app-error.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readStop } from './mails/stop-link-policy.ts'
import { putSwitch } from './settings/settings-store.ts'

/**
 * One tap in the mail, without signing in. Mails for one saved search are ended by the feature that has them sent,
 * all others for the whole topic in the person's settings.
 */
export function stopMails(
  { db, config, events }: Pick<Platform, 'db' | 'config' | 'events'>,
  { token }: { token: string },
): Promise<{ topic: OpenTopic; ofOne: boolean }> {
  const link = readStop(token, config.secretKey)
  const topic = link && ('topic' in link ? link.topic : topicOf(link.kind))
  if (!link || !topic || !isOpenTopic(topic)) throw new AppError('notifications.link-invalid')
  const ofOne = 'kind' in link && topic === 'searches'
  return inTransaction(db, async (tx) => {
    if (ofOne) await events.emit(tx, 'notifications.mails-stopped', link)
    else await putSwitch(tx, link.userId, { name: `${topic}.email`, isOn: false })
    return { topic, ofOne }
  })
}
