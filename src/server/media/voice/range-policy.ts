/** Bytes from `first` to `last`, both included. */
export interface ByteRange {
  first: number
  last: number
}

/**
 * The one range of bytes that somebody asks for (RFC 9110, section 14). Null: the whole is to be sent, also for what
 * cannot be understood and for several ranges at once; 'outside' when it begins after the end.
 */
export function readRange(header: unknown, size: number): ByteRange | 'outside' | null {
  const asked = typeof header === 'string' ? /^bytes=(\d{0,12})-(\d{0,12})$/.exec(header) : null
  const [, from = '', to = ''] = asked ?? []
  if (from === '' && to === '') return null
  // the last bytes of it
  if (from === '') return to === '0' ? 'outside' : { first: Math.max(0, size - Number(to)), last: size - 1 }
  if (to !== '' && Number(to) < Number(from)) return null
  if (Number(from) >= size) return 'outside'
  return { first: Number(from), last: to === '' ? size - 1 : Math.min(Number(to), size - 1) }
}
