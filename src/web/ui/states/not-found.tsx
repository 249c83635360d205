import { useTranslations } from 'use-intl'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Mesob } from '#web/ui/brand/mesob.tsx'

/** The page for an address that leads nowhere: the basket is empty. */
export function NotFoundPage() {
  const t = useTranslations('ui.notFound')
  return (
    <section className="mx-auto grid min-h-[60dvh] max-w-md place-content-center justify-items-center py-8 text-center">
      <Mesob lid="off" />
      <h1 className="mt-6 text-3xl font-bold md:text-4xl">{t('title')}</h1>
      <p className="mt-3 text-muted text-balance">{t('text')}</p>
      <ButtonLink to="/" className="mt-6">
        {t('back')}
      </ButtonLink>
    </section>
  )
}
