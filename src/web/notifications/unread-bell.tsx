import { Link } from '@tanstack/react-router'
import { Bell } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useUnread } from './count-unread.ts'
import { useSyncPushLanguage } from './push/sync-push-language.ts'

/** Leads to the notifications; says how many are unread. */
export function UnreadBell() {
  const t = useTranslations('app.header')
  useSyncPushLanguage()
  const unread = useUnread()
  const n = unread?.value ?? 0
  const count = unread?.capped ? `${n}+` : String(n)
  return (
    <Link
      to="/notifications"
      className="relative grid size-11 shrink-0 place-content-center rounded-full text-muted hover:bg-default hover:text-foreground"
    >
      <Bell size={21} aria-hidden="true" />
      <span className="sr-only">{n === 0 ? t('notifications') : t('notificationsNew', { count })}</span>
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
