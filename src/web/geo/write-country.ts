import { useMemo } from 'react'
import { useLanguage } from '#web/platform/language/language.tsx'

/** ISO 3166-1 alpha-2 code → the country's name in the reader's language. */
export function useCountryName(): (code: string) => string {
  const { language, catalogue } = useLanguage()
  return useMemo(() => {
    const names = new Intl.DisplayNames([language], { type: 'region' })
    return (code: string) => catalogue.lists?.countries?.[code] ?? names.of(code) ?? code
  }, [language, catalogue])
}
