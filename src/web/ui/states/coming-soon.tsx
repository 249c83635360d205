import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Mesob } from '#web/ui/brand/mesob.tsx'

interface ComingSoonPageProps {
  /** Which page it will be; also the document's title. */
  name?: string
  /** Something to do meanwhile. */
  action?: ReactNode
}

/** The page of a feature that is not built yet: the basket still has its lid on. */
export function ComingSoonPage({ name, action }: ComingSoonPageProps) {
  const t = useTranslations('ui.comingSoon')
  return (
    <section className="mx-auto grid min-h-[60dvh] max-w-md place-content-center justify-items-center py-8 text-center">
      <Mesob lid="on" />
      {name && (
        <p className="mt-6 font-semibold text-accent" data-page-name="">
          {name}
        </p>
      )}
      <h1 className="mt-1 text-3xl font-bold md:text-4xl">{t('title')}</h1>
      <p className="mt-3 text-muted text-balance">{t('text')}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {action}
        <ButtonLink to="/" variant="secondary">
          {t('back')}
        </ButtonLink>
      </div>
    </section>
  )
}
