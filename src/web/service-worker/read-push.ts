import type { PushMessage } from '#contract/notifications/push/push-message.ts'

const isText = (value: unknown): value is string => typeof value === 'string'

/** The message of a push; null when it is none of ours, or of a server that is newer than this worker. */
export function readPush(data: Pick<PushMessageData, 'json'> | null): PushMessage | null {
  try {
    const read: unknown = data?.json()
    return isMessage(read) ? read : null
  } catch {
    return null
  }
}

function isMessage(read: unknown): read is PushMessage {
  if (typeof read !== 'object' || read === null) return false
  const { title, body, url, tag, seen, actions } = read as Partial<Record<keyof PushMessage, unknown>>
  return [title, body, url, tag, seen].every(isText) && Array.isArray(actions)
}
