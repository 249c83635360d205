import webPush from 'web-push'
import { guardedFetch, UpstreamError } from '#server/platform/outside/guarded-fetch.ts'
import type { Platform } from '#server/platform/platform.ts'
import { loadPushKeys } from './load-push-keys.ts'
import type { SubscriptionRow } from './push-store.ts'

interface Push {
  /** Encrypted for the device that subscribed (RFC 8291). */
  payload: string
  /** Seconds for which the service keeps it for a device that is away. */
  ttl: number
  urgency: 'normal' | 'high'
  /** Of two that wait under one topic the service keeps the newer one. */
  topic: string
}

/**
 * Hands a push to the service that the browser named. That address came from a browser, so only hosts of the
 * internet are asked, by https, without following where they point. Never inside a transaction.
 * @returns the status and how long to wait, or a status of null when nobody answered
 */
export async function postPush(
  platform: Pick<Platform, 'config' | 'log'>,
  { endpoint, p256dh, auth }: SubscriptionRow,
  { payload, ttl, urgency, topic }: Push,
): Promise<{ status: number | null; retryAfter: string | null }> {
  const { config } = platform
  const keys = { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') }
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys }, payload, {
    TTL: ttl,
    urgency,
    topic,
    vapidDetails: { subject: subjectOf(config), ...loadPushKeys(config) },
  })
  try {
    const answer = await guardedFetch(platform, 'browser')(endpoint, {
      method: 'POST',
      headers: new Headers(headers),
      body,
    })
    return { status: answer.status, retryAfter: answer.headers.get('retry-after') }
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    return { status: null, retryAfter: null }
  }
}

/** Whom a push service can write to when something is wrong with our pushes. */
function subjectOf({ operator, publicUrl }: Platform['config']): string {
  if (operator.email !== null) return `mailto:${operator.email}`
  return publicUrl.startsWith('https:') ? publicUrl : `mailto:operator@${new URL(publicUrl).hostname}`
}
