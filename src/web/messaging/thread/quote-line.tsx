import { useTranslations } from 'use-intl'
import type { Quote } from '#contract/messaging/message.ts'
import { useConversation } from './conversation.tsx'

/** The message that is answered, in short. */
export function QuoteLine({ quote }: { quote: Quote }) {
  const t = useTranslations('messaging.thread')
  const { nameOf } = useConversation()
  return (
    <div
      role="note"
      aria-label={t('quoteOf', { name: nameOf(quote.senderId) })}
      className="mb-1.5 rounded-lg border-s-4 border-gold bg-current/10 px-2.5 py-1 text-sm"
    >
      <p className="font-semibold">{nameOf(quote.senderId)}</p>
      <p className="line-clamp-2 break-words">{quote.text ?? t('photo')}</p>
    </div>
  )
}
