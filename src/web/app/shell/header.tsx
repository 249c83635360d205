import { Link } from '@tanstack/react-router'
import { Menu, Smartphone } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSession } from '#web/platform/session.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { LanguageMenu } from '#web/ui/language-menu.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { ThemeMenu } from '#web/ui/theme-menu.tsx'
import { HELP_LINKS } from './navigation.ts'

const SideMenu = lazy(() =>
  import('./side-menu.tsx').then(({ SideMenu: component }) => ({ default: component })),
)
const GetTheApp = lazy(() =>
  import('./get-the-app.tsx').then(({ GetTheApp: component }) => ({ default: component })),
)

const navLink =
  'flex min-h-10 items-center rounded-full px-3 text-sm font-medium text-muted transition-colors hover:bg-default hover:text-foreground'

/** Logo, help links on wide screens, what a visitor or a member may do, and the menus. */
export function Header() {
  const t = useTranslations('app.header')
  return (
    <header className="sticky top-0 z-30 border-b border-border/60 bg-background/95 backdrop-blur">
      <div className="mx-auto flex w-full max-w-7xl items-center gap-1 px-4 py-2 md:px-6">
        <SideMenuButton />
        <Link to="/" className="rounded-lg" aria-label={t('home')}>
          <Logo />
        </Link>
        <nav aria-label={t('help')} className="ms-4 hidden items-center lg:flex">
          {HELP_LINKS.map(({ to, key }) => (
            <Link key={to} to={to} className={navLink} activeProps={{ className: 'text-accent' }}>
              {t(key)}
            </Link>
          ))}
        </nav>
        <div className="ms-auto flex items-center gap-1">
          <MemberLinks />
          <GetTheAppButton />
          <ThemeMenu />
          <LanguageMenu />
          <EntryButton />
        </div>
      </div>
    </header>
  )
}

function SideMenuButton() {
  const t = useTranslations('app.header')
  const [isOpen, setOpen] = useState<boolean | null>(null)
  return (
    <>
      <PlainButton
        isIconOnly
        variant="ghost"
        className="-ms-2 lg:hidden"
        aria-label={t('menu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen === true}
        onClick={() => setOpen(true)}
      >
        <Menu size={22} aria-hidden="true" />
      </PlainButton>
      {isOpen !== null && (
        <Suspense>
          <SideMenu isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}

function GetTheAppButton() {
  const t = useTranslations('app.header')
  const [isOpen, setOpen] = useState<boolean | null>(null)
  return (
    <>
      <PlainButton
        variant="ghost"
        size="sm"
        className="px-3"
        aria-label={t('getApp')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Smartphone size={20} aria-hidden="true" />
        <span className="hidden xl:inline">{t('getApp')}</span>
      </PlainButton>
      {isOpen !== null && (
        <Suspense>
          <GetTheApp isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}

/** Links of wide screens; on small ones the tab bar and the side menu have them. */
function MemberLinks() {
  const t = useTranslations('app.header')
  const { user, role } = useSession()
  if (!user) return null
  return (
    <nav aria-label={t('yours')} className="hidden items-center md:flex">
      <Link to="/listings" className={navLink}>
        {t('allListings')}
      </Link>
      <Link to="/account" className={navLink}>
        {t('account')}
      </Link>
      {role === 'admin' && (
        <ButtonLink to="/admin" variant="outline" size="sm">
          {t('admin')}
        </ButtonLink>
      )}
      {role === 'manager' && (
        <ButtonLink to="/manager" variant="outline" size="sm">
          {t('manager')}
        </ButtonLink>
      )}
    </nav>
  )
}

function EntryButton() {
  const t = useTranslations('app.header')
  const { user, loading } = useSession()
  if (loading) return null
  if (user)
    return (
      <ButtonLink to="/create-listing" size="sm" className="hidden md:inline-flex">
        {t('postAd')}
      </ButtonLink>
    )
  return (
    <ButtonLink to="/auth" size="sm">
      {t('signIn')}
    </ButtonLink>
  )
}
