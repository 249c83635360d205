import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { CATEGORIES } from '#contract/listings/category.ts'
import { CategoryArt } from '#web/listings/category-art.tsx'
import { useSite } from '#web/site/public.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { ContinueDrafts } from './continue-drafts.tsx'
import type { PostingSearch } from './read-posting.ts'

/** The first question: what is it that is posted? */
export function CategoryStep({ userId, search }: { userId: string; search: PostingSearch }) {
  const t = useTranslations('listings')
  const { data: site } = useSite()
  const isClosed = site?.closedParts.includes('posting') ?? false
  return (
    <div className="mx-auto max-w-6xl">
      <PageHeading title={t('posting.heading')} lead={t('posting.category.lead')} />
      {isClosed && (
        <output className="mb-4 block rounded-2xl border border-border bg-surface p-4 font-medium">
          {t('posting.category.allClosed')}
        </output>
      )}
      <h2 className="mb-4 text-xl font-bold">{t('posting.category.title')}</h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-5 lg:gap-4">
        {CATEGORIES.map((category) => (
          <li key={category}>
            <Link
              to="/create-listing"
              search={{ ...search, category, step: 'kind' }}
              className="group flex h-full items-center gap-4 overflow-hidden rounded-card bg-surface pe-3 shadow-card transition-shadow duration-200 hover:shadow-overlay lg:flex-col lg:items-stretch lg:gap-0 lg:pe-0"
            >
              <span className="relative block min-h-24 w-28 shrink-0 self-stretch *:absolute *:inset-0 *:size-full lg:aspect-[8/5] lg:w-full">
                <CategoryArt category={category} />
              </span>
              <span className="min-w-0 flex-1 py-3 lg:p-4">
                <span className="block font-display text-lg leading-tight font-bold group-hover:underline">
                  {t(`category.${category}`)}
                </span>
                <span className="mt-1 block text-sm text-muted">
                  {site?.closedCategories.includes(category)
                    ? t('posting.category.closed')
                    : t(`posting.category.hint.${category}`)}
                </span>
              </span>
              <ChevronRight size={20} aria-hidden="true" className="shrink-0 text-muted lg:hidden" />
            </Link>
          </li>
        ))}
      </ul>
      <ContinueDrafts userId={userId} />
    </div>
  )
}
