import { useEffect } from 'react'
import { useUnreadThreads } from '#web/messaging/public.tsx'
import { useUnread } from '#web/notifications/public.tsx'

/** In how many conversations something is unread; the icon of the installed app shows it with what else is new. */
export function useUnreadBadge(): number {
  const threads = useUnreadThreads()
  const notices = useUnread()
  const unread = threads?.inbox ?? 0
  const all = unread + (notices?.value ?? 0)
  useEffect(() => {
    if (!('setAppBadge' in navigator)) return
    // browsers that show none refuse; nothing is lost by that
    const shown = all > 0 ? navigator.setAppBadge(all) : navigator.clearAppBadge()
    shown.catch(() => undefined)
  }, [all])
  return unread
}
