import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { answerCard, type NewCardAnswer } from '#contract/messaging/messages/answer-card.ts'
import { deleteMessage } from '#contract/messaging/messages/delete-message.ts'
import { editMessage } from '#contract/messaging/messages/edit-message.ts'
import type { Message, Reaction } from '#contract/messaging/messages/message.ts'
import { reactToMessage } from '#contract/messaging/messages/react-to-message.ts'
import { messagePages } from '#web/messaging/load-messages.ts'
import { type MessagePages, putMessage } from '#web/messaging/message-pages-policy.ts'
import { call } from '#web/platform/call/call.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast, UNDO_MS } from '#web/platform/device/toast.ts'
import { useConversation } from './conversation.tsx'

interface Changes {
  react: (message: Message, reaction: Reaction | null) => void
  edit: (message: Message, text: string) => void
  remove: (message: Message) => void
  answer: (message: Message, answer: NewCardAnswer) => void
}

/** Changes to messages show at once, and are taken back with a word where the server refuses. */
export function useChangeMessage(): Changes {
  const t = useTranslations('messaging.thread')
  const { thread, ownId } = useConversation()
  const errorText = useErrorText()
  const cache = useQueryClient()
  const { queryKey } = messagePages(thread.id)
  const show = (message: Message) =>
    cache.setQueryData<MessagePages>(queryKey, (pages) => putMessage(pages, message))

  const change = async (before: Message, after: Message, send: () => Promise<Message>) => {
    // an answer that is on its way would bring back what was
    void cache.cancelQueries({ queryKey })
    show(after)
    try {
      show(await send())
      return true
    } catch (error) {
      show(before)
      toast({ title: t('failedChange'), description: errorText(error), kind: 'danger' })
      return false
    }
  }

  const answer = async (message: Message, state: NewCardAnswer) => {
    const { content } = message
    if (content.kind !== 'offer' && content.kind !== 'viewing') return
    const after = { ...message, content: { ...content, state } }
    const isDone = await change(message, after, () =>
      call(answerCard, { messageId: message.id, answer: state }),
    )
    if (!isDone || state !== 'declined') return
    const undo = { label: t('undo'), onPress: () => void answer(after, 'open') }
    toast({ title: t('declined'), action: undo, timeout: UNDO_MS })
  }

  return {
    react(message, reaction) {
      const others = message.reactions.filter(({ memberId }) => memberId !== ownId)
      const reactions = reaction === null ? others : [...others, { reaction, memberId: ownId }]
      void change(message, { ...message, reactions }, () =>
        call(reactToMessage, { messageId: message.id, reaction }),
      )
    },
    edit(message, text) {
      if (message.content.kind !== 'text') return
      const content = { ...message.content, text }
      void change(message, { ...message, content, editedAt: new Date().toISOString() }, () =>
        call(editMessage, { messageId: message.id, text }),
      )
    },
    remove(message) {
      const gone = { ...message, content: { kind: 'deleted' as const }, reactions: [], warnings: [] }
      void change(message, gone, () => call(deleteMessage, { messageId: message.id }))
    },
    answer: (message, given) => void answer(message, given),
  }
}
