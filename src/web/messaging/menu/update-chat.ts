import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { MessageId } from '#contract/messaging/messages/message.ts'
import { readThread } from '#contract/messaging/threads/read-thread.ts'
import { updateChat } from '#contract/messaging/threads/update-chat.ts'
import { useConversation } from '#web/messaging/thread/conversation.tsx'
import { api } from '#web/platform/call/api.ts'
import { call } from '#web/platform/call/call.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'

interface ChatSettings {
  pinnedMessageId?: MessageId | null
  slowSeconds?: number
  isOwnersOnly?: boolean
}

/** As owner of a chat: what is pinned in it, how fast it goes, and who writes. */
export function useUpdateChat() {
  const t = useTranslations('messaging.thread')
  const errorText = useErrorText()
  const cache = useQueryClient()
  const threadId = useConversation().thread.id
  return async (asked: ChatSettings): Promise<void> => {
    try {
      const thread = await call(updateChat, { threadId, ...asked })
      cache.setQueryData(api(readThread).key({ threadId }), thread)
    } catch (error) {
      toast({ title: t('failedChange'), description: errorText(error), kind: 'danger' })
    }
  }
}
