import { Drawer } from '@heroui/react/drawer'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useSession } from '#web/platform/session.tsx'
import { Tibeb } from '#web/ui/tibeb.tsx'
import { CATEGORY_LINKS, HELP_LINKS } from './navigation.ts'

interface SideMenuProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The menu of small screens: listings, help, and the staff's entry by role. */
export function SideMenu({ isOpen, onOpenChange }: SideMenuProps) {
  const t = useTranslations('app.header')
  const tui = useTranslations('ui')
  const tc = useTranslations('listings.category')
  const { role } = useSession()
  const close = () => onOpenChange(false)
  const entry = (to: NonNullable<LinkProps['to']>, label: ReactNode) => (
    <li key={to}>
      <Link
        to={to}
        onClick={close}
        activeOptions={{ exact: true }}
        activeProps={{ className: 'bg-accent-soft text-accent-soft-foreground' }}
        className="flex min-h-12 items-center rounded-2xl px-4 font-medium hover:bg-default"
      >
        {label}
      </Link>
    </li>
  )
  return (
    <Drawer.Backdrop isOpen={isOpen} onOpenChange={onOpenChange}>
      <Drawer.Content placement="left">
        <Drawer.Dialog aria-label={t('menu')} className="pb-[max(1rem,env(safe-area-inset-bottom))]">
          <Drawer.CloseTrigger aria-label={tui('close')} />
          <Drawer.Header>
            <Drawer.Heading>{t('menu')}</Drawer.Heading>
          </Drawer.Header>
          <Drawer.Body>
            <nav aria-label={t('menu')}>
              <ul className="grid gap-1">
                {entry('/listings', t('allListings'))}
                {CATEGORY_LINKS.filter(({ category }) => category !== 'events').map(({ to, category }) =>
                  entry(to, tc(category)),
                )}
              </ul>
              <span className="my-3 block h-6 text-gold">
                <Tibeb shape="divider" />
              </span>
              <ul className="grid gap-1">
                {HELP_LINKS.map(({ to, key }) => entry(to, t(key)))}
                {role === 'admin' && entry('/admin', t('admin'))}
                {role === 'manager' && entry('/manager', t('manager'))}
              </ul>
            </nav>
          </Drawer.Body>
        </Drawer.Dialog>
      </Drawer.Content>
    </Drawer.Backdrop>
  )
}
