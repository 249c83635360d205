import { Link, type LinkProps } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Logo } from '#web/ui/brand/logo.tsx'
import { Tibeb } from '#web/ui/brand/tibeb.tsx'
import { APPEARANCE_LINK, FOOTER_CATEGORY_LINKS } from './navigation.ts'
import { useSite } from '#web/site/public.tsx'
import { StoreLinks } from './store-links.tsx'

const entryClass =
  'inline-flex min-h-11 min-w-11 items-center text-start text-muted hover:text-foreground hover:underline md:min-h-9'

const QUICK_LINKS = [
  { to: '/', key: 'home' },
  { to: '/listings', key: 'allListings' },
  { to: '/create-listing', key: 'postAd' },
  { to: '/social', key: 'social' },
  { to: '/about', key: 'about' },
] as const
const SUPPORT_LINKS = [
  { to: '/help', key: 'helpCenter' },
  { to: '/safety', key: 'safetyTips' },
  { to: '/guidelines', key: 'guidelines' },
  { to: '/report-issue', key: 'reportIssue' },
] as const
const LEGAL_LINKS = [
  { to: '/terms', key: 'terms' },
  { to: '/privacy', key: 'privacy' },
  { to: '/contact', key: 'contact' },
] as const

export function Footer() {
  const t = useTranslations('app.footer')
  const th = useTranslations('app.header')
  const tc = useTranslations('listings.category')
  const link = (to: NonNullable<LinkProps['to']>, label: ReactNode) => (
    <li key={to}>
      <Link to={to} className={entryClass}>
        {label}
      </Link>
    </li>
  )
  return (
    <footer className="mt-16 border-t border-border bg-surface pb-8 md:mt-24">
      <span className="block h-6 overflow-hidden text-gold opacity-60 dark:opacity-40">
        <Tibeb shape="divider" />
      </span>
      <div className="mx-auto grid w-full max-w-7xl grid-cols-2 gap-x-6 gap-y-10 px-4 py-10 md:grid-cols-4 md:px-6 lg:grid-cols-[1.6fr_1fr_1fr_1fr_1fr]">
        <div className="col-span-2 grid content-start gap-4 md:col-span-4 lg:col-span-1">
          <Logo />
          <p className="max-w-sm text-muted">{t('tagline')}</p>
          <StoreLinks />
        </div>
        <Section title={t('quickLinks')}>{QUICK_LINKS.map(({ to, key }) => link(to, t(key)))}</Section>
        <Section title={t('categories')}>
          {FOOTER_CATEGORY_LINKS.map(({ to, category }) => link(to, tc(category)))}
        </Section>
        <Section title={t('support')}>
          {SUPPORT_LINKS.map(({ to, key }) => link(to, t(key)))}
          <li>
            <Link {...APPEARANCE_LINK} className={entryClass}>
              {th('appearance')}
            </Link>
          </li>
        </Section>
        <Section title={t('legal')}>{LEGAL_LINKS.map(({ to, key }) => link(to, t(key)))}</Section>
      </div>
      <Operator />
    </footer>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 font-sans text-base font-semibold">{title}</h2>
      <ul>{children}</ul>
    </section>
  )
}

/** Contact details and the copyright line come from configuration; what is empty there is left out. */
function Operator() {
  const t = useTranslations('app.footer')
  const { data: site } = useSite()
  const [year] = useState(() => String(new Date().getFullYear()))
  if (!site) return null
  const { name, address, email, phone } = site.operator
  return (
    <div className="mx-auto flex w-full max-w-7xl flex-wrap items-baseline justify-between gap-x-8 gap-y-3 border-t border-border px-4 pt-6 text-sm text-muted md:px-6">
      <address className="flex flex-wrap gap-x-4 gap-y-1 not-italic">
        {name && <span>{name}</span>}
        {address && <span>{address}</span>}
        {email && (
          <a className="underline" href={`mailto:${email}`}>
            {email}
          </a>
        )}
        {phone && (
          <a className="underline" href={`tel:${phone}`}>
            {phone}
          </a>
        )}
      </address>
      {site.copyrightHolder && <p>{t('copyright', { year, holder: site.copyrightHolder })}</p>}
    </div>
  )
}
