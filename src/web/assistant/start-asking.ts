import { useCallback } from 'react'
import type { ChatLanguage } from '#contract/assistant/chat.ts'
import { useLanguage } from '#web/platform/language/language.tsx'
import { usePlace } from '#web/platform/place.ts'
import { useReadingChoices } from '#web/platform/format/reading-choices.ts'
import { useSite } from '#web/site/public.tsx'
import { askQuestion } from './ask-question.ts'
import { takeLastQuestion, useChat } from './chat-store.ts'
import { type Form, useShowFailure } from './show-failure.ts'

/** What the assistant speaks: what was chosen there, else the language of the app. */
export function useChatLanguage(): ChatLanguage {
  const { language } = useLanguage()
  return useChat().language ?? (language === 'am' ? 'amharic' : 'english')
}

/** Asks a question, or the last one once more. */
export function useAsk(form: Form): { ask: (question: string) => void; askAgain: () => void } {
  const language = useChatLanguage()
  const { place } = usePlace({ isNeeded: false })
  const { units } = useReadingChoices()
  const publicKey = useSite().data?.anonKey ?? ''
  const showFailure = useShowFailure(form)
  const placeId = place?.id ?? null
  const ask = useCallback(
    (question: string) =>
      void askQuestion(question, { language, placeId, units, publicKey }).then(
        (reason) => reason !== null && showFailure(reason),
      ),
    [language, placeId, units, publicKey, showFailure],
  )
  const askAgain = useCallback(() => {
    const question = takeLastQuestion()
    if (question !== null) ask(question)
  }, [ask])
  return { ask, askAgain }
}
