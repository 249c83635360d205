import { useTranslations } from 'use-intl'
import { ButtonLink } from './button-link.tsx'
import { Tibeb } from './tibeb.tsx'

/** The page of a feature that is not built yet. */
export function ComingSoonPage() {
  const t = useTranslations('ui.comingSoon')
  return (
    <section className="mx-auto grid min-h-[50dvh] max-w-md place-content-center justify-items-center gap-4 text-center">
      <span className="block h-12 w-48 text-gold">
        <Tibeb shape="corner" />
      </span>
      <h1 className="text-3xl font-bold">{t('title')}</h1>
      <p className="text-muted">{t('text')}</p>
      <ButtonLink to="/" variant="secondary">
        {t('back')}
      </ButtonLink>
    </section>
  )
}
