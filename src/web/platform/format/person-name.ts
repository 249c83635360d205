import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { ANONYMOUS } from '#contract/profiles/profile.ts'

/** A person's name as it is, and in the reader's language what stands for somebody who gave none. */
export function usePersonName(): (name: string) => string {
  const t = useTranslations('platform')
  return useCallback((name: string) => (name === ANONYMOUS ? t('nameless') : name), [t])
}
