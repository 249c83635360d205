export const MEDIA_ERRORS = {
  /** 'Please log in to upload images' */
  'media.signed-out': 401,
  'media.not-found': 404,
  /** details: { limitMb: number } — 'File size must be less than {n}MB' */
  'media.too-large': 413,
  /** Not one of the accepted picture formats, judged by content. */
  'media.unsupported': 415,
  /** HEIC that the browser could not convert; the sentence says how to send JPEG. */
  'media.heic': 415,
  /** Truncated, empty, too many pixels or otherwise unreadable. */
  'media.unreadable': 422,
  'media.quota': 429,
} as const
