import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { SUGGESTED_INTERESTS } from '#contract/dating/profile/option.ts'

type Suggested = (typeof SUGGESTED_INTERESTS)[number]
const isSuggested = (interest: string): interest is Suggested =>
  (SUGGESTED_INTERESTS as readonly string[]).includes(interest)

/**
 * Suggested interests are kept under one name and shown in the reader's language, so that people meet over both;
 * what somebody wrote themselves stays as it is.
 */
export function useInterests() {
  const t = useTranslations('dating.interest')
  return useMemo(
    () => ({
      nameOf: (interest: string): string => (isSuggested(interest) ? t(interest) : interest),
      /** What was typed, as it is kept. */
      read: (written: string): string => {
        const word = written.trim().toLocaleLowerCase()
        return (
          SUGGESTED_INTERESTS.find((one) => one === word || t(one).toLocaleLowerCase() === word) ?? written
        )
      },
    }),
    [t],
  )
}
