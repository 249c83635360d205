import { useTranslations } from 'use-intl'
import { ButtonLink } from './button-link.tsx'

/** The page for an address that leads nowhere. */
export function NotFoundPage() {
  const t = useTranslations('ui.notFound')
  return (
    <section className="mx-auto grid min-h-[50dvh] max-w-md place-content-center justify-items-center gap-4 text-center">
      <svg aria-hidden="true" viewBox="0 0 120 60" className="h-24 w-48">
        <ellipse cx="60" cy="40" rx="52" ry="16" fill="#F2B705" />
        <ellipse cx="60" cy="37" rx="42" ry="11" fill="#006241" />
        <ellipse cx="60" cy="36" rx="30" ry="7" fill="#FAF7F2" />
      </svg>
      <h1 className="text-3xl font-bold">{t('title')}</h1>
      <p className="text-muted">{t('text')}</p>
      <ButtonLink to="/" variant="secondary">
        {t('back')}
      </ButtonLink>
    </section>
  )
}
