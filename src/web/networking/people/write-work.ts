import { useCallback } from 'react'
import type { PersonLine } from '#contract/networking/people/person.ts'
import { useLanguage } from '#web/platform/language/language.tsx'
import { placeName } from '#web/platform/place.ts'

/** What somebody does, and where: two lines, each empty where there is nothing to say. */
export function useWorkText(): (person: PersonLine) => { headline: string; place: string } {
  const { script } = useLanguage()
  return useCallback(
    ({ headline, company, city }) => ({
      headline: headline ?? '',
      place: [company, city && placeName(city, script)].filter(Boolean).join(' · '),
    }),
    [script],
  )
}
