import { Rss } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { ListingFiltersInput } from '#contract/listings/search/search-listings.ts'
import { useLanguage } from '#web/platform/language/language.tsx'

/** The search as a feed, for programs that follow it without an account. */
export function FeedLink({ query }: { query: ListingFiltersInput }) {
  const t = useTranslations('listings.search')
  const { language } = useLanguage()
  return (
    <p className="mt-8 text-center">
      <a
        href={feedAddress(query, language)}
        type="application/atom+xml"
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex min-h-11 items-center gap-2 text-sm text-muted underline underline-offset-4 hover:text-foreground"
      >
        <Rss size={16} aria-hidden="true" />
        {t('feed')}
      </a>
    </p>
  )
}

/** Newest first, whatever the list is sorted by. */
function feedAddress({ sort: _sort, ...filters }: ListingFiltersInput, language: string): string {
  const entries = Object.entries({ ...filters, ...(language !== 'en' && { lang: language }) })
  const asked = entries.flatMap(([name, value]): [string, string][] =>
    value === undefined || value === '' || value === false ? [] : [[name, String(value)]],
  )
  return `/listings.atom?${new URLSearchParams(asked).toString()}`
}
