import type { DisplayLanguage } from '#contract/language/language.ts'

/** What browsers share of the Web Speech API (https://webaudio.github.io/web-speech-api/). */
interface Recognition extends EventTarget {
  lang: string
  interimResults: boolean
  start: () => void
  stop: () => void
  abort: () => void
}
interface RecognitionEvent extends Event {
  results: ArrayLike<ArrayLike<{ transcript: string }>>
}

/** Why nothing was recognized, as far as somebody can do something about it. */
export type SpeechProblem = 'blocked' | 'silent' | 'language' | 'failed'

const PROBLEMS: Readonly<Record<string, SpeechProblem>> = {
  'not-allowed': 'blocked',
  'service-not-allowed': 'blocked',
  'audio-capture': 'blocked',
  'no-speech': 'silent',
  'language-not-supported': 'language',
}

interface Listener {
  /** What was understood so far, at every change. */
  onWords: (text: string) => void
  /** The last thing said, after a problem too. */
  onEnd: () => void
  onProblem: (problem: SpeechProblem) => void
}

type Recognizer = new () => Recognition

/** Null where the browser recognizes no speech. */
function recognizer(): Recognizer | null {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as {
    SpeechRecognition?: Recognizer
    webkitSpeechRecognition?: Recognizer
  }
  return SpeechRecognition ?? webkitSpeechRecognition ?? null
}

export const canListen = (): boolean => recognizer() !== null

/** English as it is spoken where the reader is; the others where most speak them. */
const spokenIn = (language: DisplayLanguage): string =>
  language === 'en' ? (navigator.languages.find((tag) => tag.startsWith('en-')) ?? 'en-US') : `${language}-ET`

/**
 * Listens until there is a pause. The browser recognizes the speech, by itself or by a service of its maker; nothing of
 * it reaches our server.
 * @returns how to stop at once, without a further event
 */
export function listen(language: DisplayLanguage, { onWords, onEnd, onProblem }: Listener): () => void {
  const Recognizer = recognizer()
  if (!Recognizer) return () => undefined
  const recognition = new Recognizer()
  const ending = new AbortController()
  const { signal } = ending
  recognition.lang = spokenIn(language)
  recognition.interimResults = true
  const on = (name: string, act: (event: never) => void) =>
    recognition.addEventListener(name, act as (event: Event) => void, { signal })
  on('result', ({ results }: RecognitionEvent) =>
    onWords(Array.from(results, (result) => result[0]?.transcript ?? '').join('')),
  )
  on('error', ({ error }: { error: string }) => {
    if (error !== 'aborted') onProblem(PROBLEMS[error] ?? 'failed')
  })
  on('end', onEnd)
  recognition.start()
  return () => {
    ending.abort()
    recognition.abort()
  }
}
