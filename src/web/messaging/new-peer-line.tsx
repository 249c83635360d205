import { Link } from '@tanstack/react-router'
import { Sprout } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useConversation } from './thread/conversation.tsx'

/** In the first messages with a stranger of whom nothing is confirmed yet. */
export function NewPeerLine() {
  const t = useTranslations('messaging.thread.newPeer')
  const { thread } = useConversation()
  if (!thread.isPeerNew || thread.peer === null) return null
  return (
    <p
      role="note"
      className="flex flex-wrap items-center gap-x-2 border-b border-border bg-gold/15 px-4 text-sm"
    >
      <Sprout size={18} aria-hidden="true" className="shrink-0" />
      <span className="py-2 font-medium">{t('line')}</span>
      <Link to="/safety" className="inline-flex min-h-11 items-center text-accent underline">
        {t('tips')}
      </Link>
    </p>
  )
}
