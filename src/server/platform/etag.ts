import type { WireRequest } from './wire.ts'

/** Has whoever asks this version already? A proxy that compressed something hands its tag on as a weak one. */
export function matchesEtag({ headers }: Pick<WireRequest, 'headers'>, etag: string): boolean {
  const known = String(headers['if-none-match'] ?? '').split(',')
  return known.some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
