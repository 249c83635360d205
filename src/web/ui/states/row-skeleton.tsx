import { useTranslations } from 'use-intl'

/** The shape of a row with a picture beside its words, while it loads. */
export function RowSkeleton() {
  const t = useTranslations('ui')
  return (
    <div aria-busy="true" className="flex min-h-27 animate-pulse overflow-hidden rounded-card bg-surface">
      <output className="sr-only">{t('loading')}</output>
      <span className="w-28 shrink-0 bg-default" />
      <span className="grid flex-1 content-center gap-2.5 p-4">
        <span className="h-5 w-1/2 rounded-lg bg-default" />
        <span className="h-4 w-full rounded-lg bg-default" />
        <span className="h-4 w-2/3 rounded-lg bg-default" />
      </span>
    </div>
  )
}
