import type { ErrorCode } from '#contract/error-codes.ts'
import { type MediaPurpose, mediaLimitMb } from '#contract/media/picture.ts'

export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'avif'

const BYTES_PER_MB = 1024 * 1024

/** The database shares the disk: below this much free space it is left alone. */
export const STORAGE_FLOOR_BYTES = 256 * BYTES_PER_MB

const ascii = (bytes: Uint8Array, start: number, end: number) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1', start, end)

/** The format by its first bytes; 'heic' is known so that it can be refused with advice. Null for anything else. */
export function detectFormat(bytes: Uint8Array): ImageFormat | 'heic' | null {
  const head = ascii(bytes, 0, 12)
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return 'webp'
  if (head.slice(4, 8) === 'ftyp') return detectBrand(bytes)
  return null
}

/** Both formats are boxes of one family; which it is stands in the list of brands at the start. */
function detectBrand(bytes: Uint8Array): 'avif' | 'heic' | null {
  const size = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0)
  const brands = Array.from(ascii(bytes, 8, Math.min(size, 256)).matchAll(/.{4}/gs), ([brand]) => brand)
  if (brands.includes('avif')) return 'avif'
  const others = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']
  return brands.some((brand) => others.includes(brand)) ? 'heic' : null
}

/** Where readers of PDF and HTML look for the beginning of their own format. */
const SNIFFED_BYTES = 1024
const OTHER_BEGINNINGS = /%pdf-|<svg|<html|<!doctype|<script/i

/** The last record of a ZIP archive: 22 bytes and a comment of up to 64 KiB, whose length closes the file. */
const ZIP_END_BYTES = 22
const ZIP_COMMENT_MAX = 0xffff

/**
 * A picture that is a document, page or archive as well. Nothing of it would outlive the encoding, but nobody
 * makes such a file by accident. What cameras themselves append (a short film, a second picture) is fine.
 */
export function isPolyglot(bytes: Uint8Array): boolean {
  if (OTHER_BEGINNINGS.test(ascii(bytes, 0, SNIFFED_BYTES))) return true
  const tail = bytes.subarray(Math.max(0, bytes.length - ZIP_END_BYTES - ZIP_COMMENT_MAX))
  const end = ascii(tail, 0, tail.length).lastIndexOf('PK\x05\x06')
  if (end === -1 || tail.length < end + ZIP_END_BYTES) return false
  const comment = new DataView(tail.buffer, tail.byteOffset + end).getUint16(20, true)
  return end + ZIP_END_BYTES + comment === tail.length
}

export interface Refusal {
  code: ErrorCode
  details?: { limitMb: number }
}

/** Why an upload is refused before anything decodes it; null when it may be tried. */
export function refusalOf(bytes: Uint8Array, purpose: MediaPurpose): Refusal | null {
  const limitMb = mediaLimitMb(purpose)
  if (bytes.length > limitMb * BYTES_PER_MB) return { code: 'media.too-large', details: { limitMb } }
  if (bytes.length === 0) return { code: 'media.unreadable' }
  const format = detectFormat(bytes)
  if (format === 'heic') return { code: 'media.heic' }
  if (format === null || isPolyglot(bytes)) return { code: 'media.unsupported' }
  return null
}
