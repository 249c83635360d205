import { useTranslations } from 'use-intl'
import type { ListingDetail } from '#contract/listings/listing.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { useLanguage } from '#web/platform/language/language.tsx'
import type { DetailLine } from './write-detail.tsx'

interface DetailTableProps {
  listing: ListingDetail
  lines: readonly DetailLine[]
}

/** Everything else that is known, line by line. */
export function DetailTable({ listing, lines }: DetailTableProps) {
  const t = useTranslations('listings')
  const { date, parts } = useFormats()
  const { language, catalogue } = useLanguage()
  const browsers = new Intl.DisplayNames(language, { type: 'language' })
  const nameOf = (code: string) => catalogue.lists?.languages?.[code] ?? browsers.of(code) ?? code
  const rows = [
    {
      key: 'subcategory',
      label: t(listing.category === 'jobs' ? 'search.subcategory.trade' : 'search.subcategory.label'),
      value: t(`subcategory.${listing.subcategory}`),
    },
    ...lines.map(({ name, label, value, isTheirs }) => ({ key: name, label, value, isTheirs })),
    listing.languages.length > 0 && {
      key: 'languages',
      label: t('page.languages'),
      value: parts(listing.languages.map(nameOf)),
    },
    { key: 'published', label: t('page.published'), value: date(listing.publishedAt) },
    listing.expiresAt !== null &&
      listing.state !== 'fulfilled' && {
        key: 'expires',
        label: t(listing.state === 'expired' ? 'page.ended' : 'page.ends'),
        value: date(listing.expiresAt),
      },
  ].filter((row) => row !== false)
  return (
    <dl className="divide-y divide-border">
      {rows.map(({ key, label, value, ...row }) => (
        <div key={key} className="grid gap-x-6 py-3 sm:grid-cols-[14rem_1fr]">
          <dt className="text-muted">{label}</dt>
          <dd
            lang={'isTheirs' in row && row.isTheirs ? '' : undefined}
            className="min-w-0 font-medium wrap-anywhere"
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
