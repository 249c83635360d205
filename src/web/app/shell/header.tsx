import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { useSession } from '#web/platform/session.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Logo } from '#web/ui/logo.tsx'

const LanguageMenu = lazy(() =>
  import('#web/ui/language-menu.tsx').then((module) => ({ default: module.LanguageMenu })),
)
const ThemeMenu = lazy(() => import('#web/ui/theme-menu.tsx').then((module) => ({ default: module.ThemeMenu })))

export function Header() {
  const t = useTranslations('app.header')
  const { user } = useSession()
  return (
    <header className="mx-auto flex w-full max-w-6xl items-center justify-between gap-2 px-4 pt-4 md:px-6">
      <Link to="/" className="rounded-lg" aria-label="Mesob">
        <Logo />
      </Link>
      <div className="flex items-center gap-1">
        <Suspense fallback={<span className="size-11" />}>
          <ThemeMenu />
        </Suspense>
        <Suspense fallback={<span className="size-11" />}>
          <LanguageMenu />
        </Suspense>
        {!user && (
          <ButtonLink to="/auth" size="sm">
            {t('signIn')}
          </ButtonLink>
        )}
      </div>
    </header>
  )
}
