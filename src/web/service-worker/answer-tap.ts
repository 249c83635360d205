import type { z } from 'zod'
import type { markSeen } from '#contract/notifications/push/mark-seen.ts'
import { MARK_SEEN_PATH } from '#contract/notifications/push/push-message.ts'
import type { PushData } from './show-push.ts'

type Seen = z.input<NonNullable<(typeof markSeen)['~orpc']['inputSchema']>>

/** A tap on a notification, or on one of its buttons: its page comes to the front, or is opened. */
export async function answerTap(
  { clients, registration }: Pick<ServiceWorkerGlobalScope, 'clients' | 'registration'>,
  { notification, action }: Pick<NotificationEvent, 'notification' | 'action'>,
): Promise<void> {
  const data = dataOf(notification)
  notification.close()
  const chosen = data?.actions.find((button) => button.action === action)
  const address = withinSite(chosen?.url ?? data?.url ?? '/', registration.scope)
  await Promise.all([open(clients, address), reportSeen(data)])
}

/** Cleared away is seen as well. */
export const noteClosed = ({ notification }: Pick<NotificationEvent, 'notification'>): Promise<void> =>
  reportSeen(dataOf(notification))

const dataOf = ({ data }: Notification): PushData | null => (data as PushData | null) ?? null

/** Wherever a push says it leads, it leads to a page of ours. */
function withinSite(url: string, scope: string): string {
  const address = new URL(url, scope)
  return address.origin === new URL(scope).origin ? address.href : scope
}

async function open(clients: Clients, address: string): Promise<void> {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const nearest =
    windows.find(({ url }) => url === address) ?? windows.find(({ focused }) => focused) ?? windows[0]
  const led = nearest && (nearest.url === address ? nearest : await lead(nearest, address))
  await (led ? led.focus() : clients.openWindow(address))
}

/** Null for a page that is not led by this worker yet: another one is opened then. */
async function lead(page: WindowClient, address: string): Promise<WindowClient | null> {
  try {
    return await page.navigate(address)
  } catch {
    return null
  }
}

/** Without an answer nothing is lost but a mail that might not have been sent. */
async function reportSeen(data: PushData | null): Promise<void> {
  if (data === null) return
  const seen: Seen = { token: data.seen }
  const headers = { 'content-type': 'application/json' }
  await fetch(MARK_SEEN_PATH, { method: 'POST', headers, body: JSON.stringify(seen) }).catch(() => undefined)
}
