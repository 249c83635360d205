import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { type AbstractIntlMessages, IntlProvider } from 'use-intl'
import type { InterfaceLanguage } from '#contract/language/language.ts'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Loading } from '#web/ui/states/loading.tsx'
import { joinWords } from './join-words.ts'
import { deviceTimeZone, useLanguage } from './language.tsx'

interface MoreWordsProps {
  /** Whose words they are. */
  name: string
  load: (language: InterfaceLanguage) => Promise<AbstractIntlMessages>
  /** Shown in place of what is inside until the words are there, and where they cannot be had; a page says so. */
  fallback?: ReactNode
  children: ReactNode
}

/** What is inside may say words that nobody else loads. */
export function MoreWords({ name, load, fallback, children }: MoreWordsProps) {
  const { language, shown, catalogue } = useLanguage()
  const { data, error, refetch } = useQuery({
    queryKey: ['more-words', name, shown],
    queryFn: () => catalogue.loadMore?.(name) ?? load(language),
    staleTime: Infinity,
    networkMode: 'always',
  })
  const words = useMemo(() => data && joinWords(catalogue.words, data), [catalogue, data])
  if (!words && fallback !== undefined) return fallback
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!words) return <Loading />
  return (
    <IntlProvider locale={language} messages={words} timeZone={deviceTimeZone()}>
      {children}
    </IntlProvider>
  )
}
