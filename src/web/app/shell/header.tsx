import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useSession } from '#web/platform/session.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { LanguageMenu } from '#web/ui/language-menu.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { ThemeMenu } from '#web/ui/theme-menu.tsx'

export function Header() {
  const t = useTranslations('app.header')
  const { user } = useSession()
  return (
    <header className="mx-auto flex w-full max-w-6xl items-center justify-between gap-2 px-4 pt-4 md:px-6">
      <Link to="/" className="rounded-lg" aria-label="Mesob">
        <Logo />
      </Link>
      <div className="flex items-center gap-1">
        <ThemeMenu />
        <LanguageMenu />
        {!user && (
          <ButtonLink to="/auth" size="sm">
            {t('signIn')}
          </ButtonLink>
        )}
      </div>
    </header>
  )
}
