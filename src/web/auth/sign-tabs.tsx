import { Tabs } from '@heroui/react/tabs'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { JoinPurpose } from '#web/platform/session/ask-to-join.ts'

type Side = 'sign-in' | 'sign-up'

interface SignTabsProps {
  view: Side
  /** What it is for, where somebody was about to do something. */
  purpose: JoinPurpose | null
  onChange: (view: Side) => void
  children: ReactNode
}

/** Sign in or sign up. */
export function SignTabs({ view, purpose, onChange, children }: SignTabsProps) {
  const t = useTranslations('auth')
  return (
    <>
      <h1 className="text-2xl font-bold">{t(view === 'sign-in' ? 'welcome.back' : 'welcome.new')}</h1>
      <p className="mt-2 mb-6 text-muted">
        {purpose ? t(`purpose.${purpose}`) : t(view === 'sign-in' ? 'welcome.backLead' : 'welcome.newLead')}
      </p>
      <Tabs
        selectedKey={view}
        onSelectionChange={(key) => {
          if (key !== view) onChange(key === 'sign-up' ? 'sign-up' : 'sign-in')
        }}
      >
        {/* Without the library's container, whose buttons for scrolling speak English alone: two tabs never scroll. */}
        <div className="tabs__list-container">
          <Tabs.List aria-label={t('tabs')}>
            <Tabs.Tab id="sign-in" className="min-h-11">
              {t('signIn')}
              <Tabs.Indicator />
            </Tabs.Tab>
            <Tabs.Tab id="sign-up" className="min-h-11">
              {t('signUp')}
              <Tabs.Indicator />
            </Tabs.Tab>
          </Tabs.List>
        </div>
        <Tabs.Panel id={view} className="px-0 pt-6">
          {children}
        </Tabs.Panel>
      </Tabs>
    </>
  )
}
