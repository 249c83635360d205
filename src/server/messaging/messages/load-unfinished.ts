import { MediaId } from '#contract/media/picture.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { grantViewing, picturesFor } from '#server/media/public.ts'
import type { Platform } from '#server/platform/platform.ts'
import { UNFINISHED } from './message-json-store.ts'
import { shortened } from './message-view.ts'

/** As it stands in JSON text; within anybody's words its quotes would have backslashes. */
const MARK = `"${UNFINISHED}"`

type Finish = (this: unknown, key: string, value: unknown) => unknown

/** JSON text of messages with what the database could not write: addresses of photos and recordings for one reader, and long quotes made short. */
export async function loadUnfinished(
  platform: Pick<Platform, 'db' | 'config' | 'clock'>,
  userId: UserId,
  text: string,
): Promise<string> {
  if (!text.includes(MARK)) return text
  const ids: MediaId[] = []
  const gather: Finish = (key, value) => {
    const id = markOf(value)
    if (typeof id === 'string' && key !== 'voice') ids.push(MediaId.parse(id))
    return value
  }
  JSON.parse(text, gather)
  const pictures = await picturesFor(platform.db, platform, userId, ids, 'days')
  const grant = grantViewing(userId, platform.config.secretKey, platform.clock.now(), 'days')
  const finish: Finish = (key, value) => {
    const id = markOf(value)
    if (key === 'voice' && typeof id === 'string')
      return { ...Object(value), access: grant(id), [UNFINISHED]: undefined }
    if (key === 'photos' && Array.isArray(value))
      return value.flatMap((photo: unknown) => pictures.get(MediaId.parse(markOf(photo))) ?? [])
    return isLongQuote(value) ? { ...value, text: shortened(value.text), [UNFINISHED]: undefined } : value
  }
  return JSON.stringify(JSON.parse(text, finish))
}

function markOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && UNFINISHED in value ? value[UNFINISHED] : undefined
}

function isLongQuote(value: unknown): value is { text: string } {
  return (
    markOf(value) === true &&
    typeof value === 'object' &&
    value !== null &&
    'text' in value &&
    typeof value.text === 'string'
  )
}
