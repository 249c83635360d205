import type { UserId } from '#contract/profiles/profile.ts'
import { AppError } from '#server/platform/app-error.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { matchesEtag } from '#server/platform/etag.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { WireRoute } from '#server/platform/wire.ts'
import { readViewer } from '#server/media/picture-access-policy.ts'
import { readRange } from './range-policy.ts'
import { voiceKey } from './voice-key-policy.ts'
import { findVoice, type VoiceRow } from './voice-store.ts'

declare module '#server/platform/events.ts' {
  interface EventPayloads {
    /** May this person still hear a recording? Whoever carries it allows it; its owner may in any case. */
    'media.hearing-asked': { voiceId: string; viewerId: UserId; allow: () => void }
  }
}

type Deps = Pick<Platform, 'db' | 'storage' | 'config' | 'clock' | 'events'>

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cache-control': 'private, max-age=300',
  'accept-ranges': 'bytes',
}

/** GET /media/voice/{voiceId}?for=&until=&signature=: an audio element sends no token, so the address says who listens. */
export const serveVoice = ({ db, storage, config, clock, events }: Deps): WireRoute => ({
  name: 'media.read-voice',
  method: 'GET',
  path: '/media/voice/{voiceId}',
  readsOnly: true,
  access: 'whoever was given the address',
  summary: 'Read a voice recording, whole or a range of its bytes',
  query: { for: 'Who listens', until: 'Until when', signature: 'Of both and the recording' },
  answers: { 200: ['audio/webm'], 206: ['audio/webm'], 304: null, 416: null },
  async run(request) {
    const { for: name, until, signature } = request.query
    const id = request.params['voiceId'] ?? ''
    const viewerId = readViewer(id, { for: name, until, signature }, config.secretKey, clock.now())
    // wrong, over, not there and deleted are alike
    const voice = viewerId && (await findVoice(db, id))
    if (!viewerId || !voice || !(await mayStillHear({ db, events }, voice, viewerId)))
      throw new AppError('media.voice-not-found')
    const headers = { ...HEADERS, etag: `"${id}"` }
    if (matchesEtag(request, headers.etag)) return { status: 304, headers }
    const bytes = await storage.get(voiceKey(id))
    if (!bytes) throw new AppError('media.voice-not-found')
    const range = readRange(request.headers['range'], bytes.length)
    if (range === 'outside')
      return { status: 416, headers: { ...headers, 'content-range': `bytes */${bytes.length}` } }
    const typed = { ...headers, 'content-type': 'audio/webm' }
    if (range === null) return { status: 200, body: bytes, headers: typed }
    const { first, last } = range
    return {
      status: 206,
      body: bytes.subarray(first, last + 1),
      headers: { ...typed, 'content-range': `bytes ${first}-${last}/${bytes.length}` },
    }
  },
})

/** What has changed since the address was given counts. */
async function mayStillHear(
  { db, events }: Pick<Platform, 'db' | 'events'>,
  { id, owner_id }: VoiceRow,
  viewerId: UserId,
): Promise<boolean> {
  let isAllowed = owner_id === viewerId
  const allow = () => {
    isAllowed = true
  }
  await inTransaction(db, (tx) => events.emit(tx, 'media.hearing-asked', { voiceId: id, viewerId, allow }))
  return isAllowed
}
