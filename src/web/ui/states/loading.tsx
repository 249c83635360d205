import { useTranslations } from 'use-intl'

/** Stands for a page whose code is still on its way. */
export function Loading() {
  const t = useTranslations('ui')
  return (
    <output className="grid min-h-[50dvh] place-content-center justify-items-center gap-4 text-muted">
      <img src="/favicon.svg" alt="" width="56" height="56" className="animate-pulse" />
      {t('loading')}
    </output>
  )
}
