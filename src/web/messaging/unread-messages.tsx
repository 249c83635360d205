import { Link } from '@tanstack/react-router'
import { MessageCircle } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { UNREAD_CAP } from '#contract/messaging/threads/count-unread-threads.ts'
import { useUnreadThreads } from './count-unread-threads.ts'

/** Leads to one's conversations; says in how many something is unread. */
export function UnreadMessages() {
  const t = useTranslations('app.header')
  const n = useUnreadThreads()?.inbox ?? 0
  const count = n > UNREAD_CAP ? `${UNREAD_CAP}+` : String(n)
  return (
    <Link
      to="/messages"
      className="relative grid size-11 shrink-0 place-content-center rounded-full text-muted hover:bg-default hover:text-foreground"
      activeProps={{ className: 'text-accent!' }}
    >
      <MessageCircle size={21} aria-hidden="true" />
      <span className="sr-only">{n === 0 ? t('messages') : t('messagesNew', { count })}</span>
      {n > 0 && (
        <span
          aria-hidden="true"
          className="absolute end-0 top-0 grid h-5 min-w-5 place-content-center rounded-full bg-berbere px-1 text-xs font-bold text-berbere-foreground"
        >
          {count}
        </span>
      )}
    </Link>
  )
}
