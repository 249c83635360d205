import { Component, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { PlainButton } from './plain-button.tsx'

const reload = () => location.reload()

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
      <PlainButton className="mx-auto" onClick={onRefresh}>
        {t('refresh')}
      </PlainButton>
    </div>
  )
}

/** Shows the generic error screen in place of children that threw while rendering. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    console.error(error)
  }

  override render() {
    return this.state.failed ? <ErrorScreen /> : this.props.children
  }
}
