export const VOICE_ERRORS = {
  /** Not there, of somebody else, or part of another message. */
  'media.voice-not-found': 404,
  /** Not one track of Opus in WebM or Ogg, judged by content. */
  'media.voice-unreadable': 422,
  /** details: { seconds: number } */
  'media.voice-too-long': 422,
} as const
