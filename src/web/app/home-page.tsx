import { useTranslations } from 'use-intl'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Tibeb } from '#web/ui/tibeb.tsx'

export function HomePage() {
  const t = useTranslations('app.home')
  return (
    <section className="relative overflow-hidden rounded-[2rem] bg-accent p-7 text-accent-foreground md:p-14">
      <span className="absolute -top-2 -right-4 block h-24 w-72 rotate-12 opacity-25">
        <Tibeb shape="corner" />
      </span>
      <h1 className="max-w-2xl text-4xl leading-tight font-extrabold md:text-6xl">{t('title')}</h1>
      <p className="mt-4 max-w-lg text-lg">{t('lead')}</p>
      <ButtonLink to="/listings" variant="secondary" size="lg" className="mt-7">
        {t('start')}
      </ButtonLink>
    </section>
  )
}
