import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { type AbstractIntlMessages, IntlProvider } from 'use-intl'
import type { InterfaceLanguage } from '#contract/language/language.ts'
import { joinWords } from '#web/platform/language/join-words.ts'
import { deviceTimeZone, useLanguage } from '#web/platform/language/language.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Loading } from '#web/ui/states/loading.tsx'

const loadStaffWords = async (language: InterfaceLanguage): Promise<AbstractIntlMessages> =>
  language === 'am'
    ? (await import('./staff-catalogue.am.ts')).staffWordsAm
    : (await import('./staff-catalogue.en.ts')).staffWordsEn

/** What is inside may say what only staff read; nobody else loads those words. */
export function StaffWords({ children }: { children: ReactNode }) {
  const { language, catalogue } = useLanguage()
  const { data, error, refetch } = useQuery({
    queryKey: ['staff-words', language],
    queryFn: () => loadStaffWords(language),
    staleTime: Infinity,
    networkMode: 'always',
  })
  const words = useMemo(() => data && joinWords(catalogue.words, data), [catalogue, data])
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!words) return <Loading />
  return (
    <IntlProvider locale={language} messages={words} timeZone={deviceTimeZone()}>
      {children}
    </IntlProvider>
  )
}
