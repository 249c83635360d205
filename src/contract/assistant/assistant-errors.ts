export const ASSISTANT_ERRORS = {
  /** This site translates nothing. */
  'assistant.no-translation': 404,
  /** No words are in it. */
  'assistant.nothing-to-translate': 422,
  /** Whoever translates did not answer, or with nothing that can be used. */
  'assistant.translation-failed': 502,
} as const

export const TRANSCRIPT_ERRORS = {
  /** This site writes down nothing that was said. */
  'assistant.no-transcripts': 404,
  /** Nobody speaks in it, as far as the service can hear. */
  'assistant.nothing-heard': 422,
  /** Whoever transcribes did not answer. */
  'assistant.transcript-failed': 502,
} as const
