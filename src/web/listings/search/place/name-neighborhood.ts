import { useLanguage } from '#web/platform/language/language.tsx'

/** What a city or a part of it is called in the reader's language. */
export function useNeighborhoodName(): (named: { name: string; nameAm: string }) => string {
  const { script } = useLanguage()
  return ({ name, nameAm }) => (script === 'am' ? nameAm : name)
}
