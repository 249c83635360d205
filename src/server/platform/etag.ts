import { createHash } from 'node:crypto'
import type { WireRequest } from './wire.ts'

/** Has whoever asks this version already? A proxy that compressed something hands its tag on as a weak one. */
export function matchesEtag({ headers }: Pick<WireRequest, 'headers'>, etag: string): boolean {
  const known = String(headers['if-none-match'] ?? '').split(',')
  return known.some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

/** A version that changes with what is answered. */
export const etagOf = (content: string | Buffer): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`
