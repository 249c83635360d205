import { CloudOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'

/** Says quietly that what is shown was kept on the device, or that there is no connection. */
export function OfflineLine({ isKept }: { isKept: boolean }) {
  const t = useTranslations('messaging.live')
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <output className="block">
      {(isKept || !isOnline) && (
        <span className="flex items-center justify-center gap-2 bg-default px-3 py-1.5 text-sm text-default-foreground">
          <CloudOff size={16} aria-hidden="true" className="shrink-0" />
          {t(isKept ? 'kept' : 'offline')}
        </span>
      )}
    </output>
  )
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
