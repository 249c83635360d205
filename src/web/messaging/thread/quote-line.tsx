import { useTranslations } from 'use-intl'
import type { Quote } from '#contract/messaging/messages/message.ts'
import { useConversation } from './conversation.tsx'
import { useShowMessage } from './show-message.ts'

/** What a quoted message says, or what it is instead of words. */
export function useQuoteText(): (quote: Pick<Quote, 'kind' | 'text'>) => string {
  const t = useTranslations('messaging')
  return ({ kind, text }) => {
    if (text !== null) return text
    if (kind === 'voice') return t('voice.title')
    if (kind === 'offer' || kind === 'viewing') return t(`cards.${kind}`)
    return kind === 'deleted' ? t('thread.deleted') : t('thread.photo')
  }
}

/** The message that is answered, in short; a tap goes to it. */
export function QuoteLine({ quote }: { quote: Quote }) {
  const t = useTranslations('messaging.thread')
  const words = useQuoteText()
  const { nameOf, isChat, isBlocked } = useConversation()
  const show = useShowMessage()
  return (
    <button
      type="button"
      aria-label={t('quoteOf', { name: nameOf(quote.senderId) })}
      onClick={() => show(quote.id)}
      className="mb-1.5 block min-h-11 w-full cursor-pointer rounded-lg border-s-4 border-gold bg-current/10 px-2.5 py-1 text-start text-sm"
    >
      <span lang="" className="block font-semibold">
        {nameOf(quote.senderId)}
      </span>
      <span lang={quote.text === null ? undefined : ''} className="line-clamp-2 break-words">
        {isChat && isBlocked(quote.senderId) ? t('hidden') : words(quote)}
      </span>
    </button>
  )
}
