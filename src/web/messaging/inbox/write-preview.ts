import { useTranslations } from 'use-intl'
import type { MessageContent } from '#contract/messaging/messages/message.ts'
import { isGroupChat, type Thread } from '#contract/messaging/threads/thread.ts'
import { clockOf } from '#web/messaging/voice/waveform-policy.ts'
import { useBlocks } from '#web/safety/public.tsx'
import { useFormats } from '#web/platform/format/format.ts'

/**
 * The newest message in one line, with who wrote it where that is not plain.
 * @param amount of an offer, where it is to be written otherwise
 */
export function usePreview(): (thread: Thread, amount?: string) => string {
  const t = useTranslations('messaging.inbox')
  const say = useContentText()
  const blocks = useBlocks()
  return ({ kind, ownId, lastMessage, lastSenderName }, amount) => {
    if (!lastMessage) return t('nothingYet')
    const { content, senderId } = lastMessage
    if (isGroupChat(kind) && blocks.some(({ person }) => person.userId === senderId)) return t('hidden')
    if (content.kind === 'notice')
      return t(`notices.${content.event}`, { name: lastSenderName ?? t('somebody') })
    const text = say(content, amount)
    if (senderId === ownId) return t('byYou', { text })
    return lastSenderName === null ? text : t('by', { name: lastSenderName.split(' ')[0] ?? '', text })
  }
}

/** What a message says, in one line. */
export function useContentText(): (
  content: Exclude<MessageContent, { kind: 'notice' }>,
  amount?: string,
) => string {
  const t = useTranslations('messaging.inbox')
  const { money, dateTime } = useFormats()
  return (content, amount) => {
    switch (content.kind) {
      case 'text':
        return content.text === '' ? t('photos', { n: content.photos.length }) : content.text
      case 'voice':
        return t('voice', { length: clockOf(content.voice.durationMs) })
      case 'offer':
        return t('offer', { amount: amount ?? money(content.offer.amountMinor, content.offer.currency) })
      case 'viewing':
        return t('viewing', { at: dateTime(content.viewing.at) })
      case 'deleted':
        return t('deleted')
    }
  }
}
