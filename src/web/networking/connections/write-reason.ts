import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import type { SuggestionReason } from '#contract/networking/connections/connection.ts'
import { useLanguage } from '#web/platform/language/language.tsx'

/** Why somebody is suggested, in a few words. */
export function useReasonText(): (reason: SuggestionReason) => string {
  const t = useTranslations('networking.reason')
  const { script } = useLanguage()
  return useCallback(
    (reason) => {
      switch (reason.kind) {
        case 'mutual':
          return t('mutual', { name: reason.name, more: reason.count - 1 })
        case 'group':
          return t('group', { title: reason.title })
        case 'city':
          return t('city', { name: script === 'am' ? (reason.nameAm ?? reason.name) : reason.name })
        case 'new':
          return t('new')
      }
    },
    [t, script],
  )
}
