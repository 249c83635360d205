import type { Message, NoticeEvent } from '#contract/messaging/messages/message.ts'
import { useMessages } from '#web/messaging/load-messages.ts'
import { messagesOf } from '#web/messaging/message-pages-policy.ts'
import { useConversation } from './conversation.tsx'

const OF_SUBJECT: readonly NoticeEvent[] = ['reserved', 'offered_again', 'closed', 'renamed']

/** The latest notice of what became of the subject; null where none is loaded. */
export function useNewsOfSubject(): string | null {
  const { thread } = useConversation()
  const { data } = useMessages(thread.id)
  const isNews = ({ content }: Message) => content.kind === 'notice' && OF_SUBJECT.includes(content.event)
  return messagesOf(data).findLast(isNews)?.id ?? null
}

/** What somebody else said last, as far as it is loaded: that is what a report of the conversation is about. */
export function useLastOfOthers(): Message | null {
  const { thread, ownId } = useConversation()
  const { data } = useMessages(thread.id)
  const isOthers = ({ senderId, content }: Message) =>
    senderId !== null && senderId !== ownId && content.kind !== 'notice' && content.kind !== 'deleted'
  return messagesOf(data).findLast(isOthers) ?? null
}
