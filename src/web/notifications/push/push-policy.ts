import type { PushSubscription as Subscribed } from '#contract/notifications/push/push-subscription.ts'
import type { InterfaceLanguage } from '#contract/language/language.ts'

/** What this browser can do about pushes: nothing, nothing until it is installed, what was chosen, or ask. */
export type PushAbility = 'none' | 'needs-installing' | 'blocked' | 'able'

interface Browser {
  hasPushes: boolean
  permission: NotificationPermission | null
  userAgent: string
  isInstalled: boolean
}

/** Browsers of iPhones have pushes only for what is on the home screen. */
export function abilityOf({ hasPushes, permission, userAgent, isInstalled }: Browser): PushAbility {
  if (!hasPushes || permission === null)
    return /iPhone|iPad|iPod/.test(userAgent) && !isInstalled ? 'needs-installing' : 'none'
  return permission === 'denied' ? 'blocked' : 'able'
}

export function readBrowser(): Browser {
  return {
    hasPushes: 'serviceWorker' in navigator && 'PushManager' in globalThis,
    permission: 'Notification' in globalThis ? Notification.permission : null,
    userAgent: navigator.userAgent,
    isInstalled: matchMedia('(display-mode: standalone)').matches,
  }
}

/** A subscription as it is sent to the server; null when the browser gave no keys. */
export function subscribedAs(
  { endpoint, keys }: PushSubscriptionJSON,
  language: InterfaceLanguage,
): Subscribed | null {
  const { p256dh, auth } = keys ?? {}
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return null
  return { endpoint, keys: { p256dh, auth }, language }
}
