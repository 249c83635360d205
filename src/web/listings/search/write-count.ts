import { useTranslations } from 'use-intl'

interface MatchCount {
  value: number
  capped: boolean
}

/** "1,234 listings", and "2000+ listings" where counting stopped. */
export function useCountText() {
  const t = useTranslations('listings.search')
  const say =
    (key: 'count' | 'others' | 'show') =>
    ({ value, capped }: MatchCount): string =>
      capped ? t(`${key}Capped`, { n: String(value) }) : t(key, { n: value })
  return { count: say('count'), others: say('others'), show: say('show') }
}
