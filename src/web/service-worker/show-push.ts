import type { PushMessage } from '#contract/notifications/push/push-message.ts'

/** What browsers understand beyond the options that TypeScript knows. */
interface Shown extends NotificationOptions {
  actions?: { action: string; title: string }[]
  renotify?: boolean
  timestamp?: number
}

/** What a tap needs to know later. */
export type PushData = Pick<PushMessage, 'url' | 'seen' | 'actions'>

const ICON = '/icons/icon-192.png'
/** Browsers show only its shape, in the bar at the top. */
const BADGE = '/icons/badge-96.png'

/** Browsers take a push that shows nothing for a fault, so one that cannot be read says at least where it is from. */
export async function showPush(
  { registration, clients }: Pick<ServiceWorkerGlobalScope, 'registration' | 'clients'>,
  message: PushMessage | null,
): Promise<void> {
  if (message === null) {
    await registration.showNotification('Mesob', { icon: ICON, badge: BADGE, tag: 'unread' })
    return
  }
  const { title, body, lang, tag, actions, url, seen, at } = message
  const data: PushData = { url, seen, actions }
  const options: Shown = {
    body,
    lang,
    tag,
    data,
    icon: ICON,
    badge: BADGE,
    timestamp: at,
    actions: actions.map(({ action, title: label }) => ({ action, title: label })),
    // The newer one of a tag rings too, unless somebody is looking at the site anyhow.
    renotify: true,
  }
  const isLooking = (await clients.matchAll({ type: 'window' })).some(({ focused }) => focused)
  await registration.showNotification(
    title,
    isLooking ? { ...options, renotify: false, silent: true } : options,
  )
}
