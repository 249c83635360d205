import { Link } from '@tanstack/react-router'
import { ShieldCheck } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { ListingDetail } from '#contract/listings/listing.ts'

/** What to look out for in this category. */
export function SafetyTip({ listing }: { listing: ListingDetail }) {
  const t = useTranslations('listings.page.safety')
  const { category, subcategory, details } = listing
  const isUnlicensed = subcategory === 'legal_immigration' && details['license_number'] === undefined
  return (
    <aside id="safety" aria-label={t('title')} className="flex gap-4 rounded-card bg-gold/15 p-5">
      <ShieldCheck size={24} aria-hidden="true" className="mt-0.5 shrink-0 text-accent" />
      <div>
        <p className="font-semibold">{t('title')}</p>
        <p className="mt-1 text-sm">{t(category)}</p>
        <Link
          to="/safety"
          search={{ about: category }}
          className="mt-1 inline-flex min-h-11 items-center text-sm font-medium text-accent underline"
        >
          {t('more')}
        </Link>
        {isUnlicensed && <p className="mt-2 text-sm font-medium">{t('notLawyer')}</p>}
      </div>
    </aside>
  )
}
