import { createTranslator, type Messages } from 'use-intl'
import type { CallError } from '#web/platform/call/call-error.ts'
import { errorText } from '#web/platform/call/error-text.ts'
import { type Catalogue, loadWords, standInFor, storedLanguage } from '#web/platform/language/language.tsx'
import { toast, type ToastMessage } from '#web/platform/device/toast.ts'

type Say = ReturnType<typeof wordsOf>

/** Whoever finds no place waits for one. */
export const showWaiting = (event: string): void =>
  showToast((t) => ({
    title: t('waitlisted'),
    description: t('about', { event, words: t('waitlistedMore') }),
  }))

/** What an event that was cancelled or is full meanwhile says to an answer. */
export const showRefusal = (event: string, error: CallError): void =>
  showToast((t, catalogue) => ({
    title: t('failed'),
    description: t('about', { event, words: errorText(catalogue, error) }),
    kind: 'danger',
  }))

/** An answer may arrive long after it was given, when its event is not on the screen any more. */
function showToast(message: (t: Say, catalogue: Catalogue) => ToastMessage): void {
  loadWords(storedLanguage())
    .then((catalogue) => toast(message(wordsOf(catalogue), catalogue)))
    .catch((error: unknown) => console.warn('attendance', error))
}

/** Every catalogue has the keys of the English one: scripts/check/check-words.ts. */
const wordsOf = ({ words }: Catalogue) =>
  createTranslator({
    locale: standInFor(storedLanguage()),
    messages: words as Messages,
    namespace: 'groups.events.answer',
  })
