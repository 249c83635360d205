import { Component, type ReactNode, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { reloadFresh } from '#web/platform/offline/reload-fresh.ts'
import { EmptyState } from './empty-state.tsx'
import { Button } from '#web/ui/button.tsx'

const reload = () => void reloadFresh()

/** The generic error screen; its button loads the page anew. */
export function ErrorScreen({ onRefresh = reload }: { onRefresh?: () => void }) {
  const t = useTranslations('ui.error')
  return (
    <div
      role="alert"
      className="mx-auto grid min-h-[60dvh] max-w-md place-content-center gap-4 p-6 text-center"
    >
      <img src="/favicon.svg" alt="" width="64" height="64" className="mx-auto" />
      <h1 className="text-3xl font-bold">{t('title')}</h1>
      <p className="text-muted">{t('text')}</p>
      <Button className="mx-auto" onClick={onRefresh}>
        {t('refresh')}
      </Button>
    </div>
  )
}

/** A part of the app that is not on the device, while there is no connection to fetch it by; it comes with one. */
function UnreachedScreen({ onRefresh = reload }: { onRefresh?: () => void }) {
  const t = useTranslations('ui.offline')
  const tError = useTranslations('ui.error')
  useEffect(() => {
    addEventListener('online', onRefresh)
    return () => removeEventListener('online', onRefresh)
  }, [onRefresh])
  return (
    <div role="alert" className="mx-auto max-w-md py-16">
      <EmptyState
        sentence={t('title')}
        more={t('text')}
        action={<Button onClick={() => navigator.onLine && onRefresh()}>{tError('refresh')}</Button>}
      />
    </div>
  )
}

/** What stands in place of a page that could not be shown. */
export function PageError({ onRefresh = reload }: { onRefresh?: () => void }) {
  const [isOffline] = useState(() => !navigator.onLine)
  return isOffline ? <UnreachedScreen onRefresh={onRefresh} /> : <ErrorScreen onRefresh={onRefresh} />
}

interface ErrorBoundaryProps {
  children: ReactNode
  /** Stands in place of the children; the generic error screen when left out. */
  fallback?: ReactNode
}

/** Catches what children throw while rendering. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    console.error(error)
  }

  override render() {
    const { children, fallback = <ErrorScreen /> } = this.props
    return this.state.failed ? fallback : children
  }
}
