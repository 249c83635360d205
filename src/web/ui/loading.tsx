import { useTranslations } from 'use-intl'

/** Stands for a page whose code is still on its way. */
export function Loading() {
  const t = useTranslations('ui')
  return <output className="grid min-h-[40dvh] place-content-center text-muted">{t('loading')}</output>
}
