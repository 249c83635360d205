import { useTranslations } from 'use-intl'
import { useChat } from './chat-store.ts'

/** For screen readers: that an answer is being written, and the answer once it is whole; not every piece of it. */
export function LastWords() {
  const t = useTranslations('assistant')
  const said = useChat().messages.at(-1)
  const words = () => {
    if (!said || said.role === 'user') return ''
    if (said.state === 'coming') return t('typing')
    return said.failure ? t('failure.sorry', { reason: t(`failure.${said.failure}`) }) : said.content
  }
  return <output className="sr-only">{words()}</output>
}
