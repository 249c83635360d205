export const ASSISTANT_ERRORS = {
  /** This site translates nothing. */
  'assistant.no-translation': 404,
  /** No words are in it. */
  'assistant.nothing-to-translate': 422,
  /** Whoever translates did not answer, or with nothing that can be used. */
  'assistant.translation-failed': 502,
} as const
