import { useTranslations } from 'use-intl'
import { useChat } from './chat-store.ts'

/** For screen readers: that an answer is being written, and the answer once it is whole; not every piece of it. */
export function LastWords() {
  const t = useTranslations('assistant')
  const message = useChat().messages.at(-1)
  const words = () => {
    if (!message || message.role === 'user') return ''
    if (message.state === 'coming') return t('typing')
    return message.failure ? t('failure.sorry', { reason: t(`failure.${message.failure}`) }) : message.content
  }
  return <output className="sr-only">{words()}</output>
}
