import { Outlet, useLocation } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { useToastsWanted } from '#web/platform/toast.ts'
import { ErrorBoundary } from '#web/ui/error-boundary.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { DemoNotice } from './demo-notice.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { hidesTabBar } from './navigation.ts'
import { TabBar } from './tab-bar.tsx'

const Toaster = lazy(() => import('#web/ui/toaster.tsx').then((module) => ({ default: module.Toaster })))

/** What stands around every page. */
export function Shell() {
  const t = useTranslations('app.header')
  const tabBar = !hidesTabBar(useLocation({ select: ({ pathname }) => pathname }))
  const toastsWanted = useToastsWanted()
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:p-4"
        onClick={(event) => {
          event.preventDefault()
          document.getElementById('content')?.focus()
        }}
      >
        {t('skip')}
      </a>
      <DemoNotice />
      <Header />
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto w-full max-w-7xl flex-1 px-4 pt-4 outline-none md:px-6 md:pt-6"
      >
        <ErrorBoundary>
          <Suspense fallback={<Loading />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
      {tabBar && <TabBar />}
      {toastsWanted && (
        <Suspense>
          <Toaster />
        </Suspense>
      )}
    </div>
  )
}
