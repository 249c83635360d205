import { Wifi, WifiOff } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useConnection } from './follow-connection.ts'

const LOOKS = {
  lost: {
    className: 'bg-foreground text-background',
    icon: <WifiOff size={18} aria-hidden="true" className="shrink-0" />,
  },
  back: {
    className: 'bg-accent text-accent-foreground',
    icon: <Wifi size={18} aria-hidden="true" className="shrink-0" />,
  },
} as const

/** No worker came, although this browser has them: then a reload finds nothing. */
const isUnkept = () => 'serviceWorker' in navigator && navigator.serviceWorker.controller === null

/** Says that the connection is lost, for as long as it is, and then that it is back. */
export function ConnectionLine({ isSticky }: { isSticky: boolean }) {
  const t = useTranslations('pwa.connection')
  const connection = useConnection()
  // The region stands there before it says anything, else screen readers would not hear of it.
  return (
    <output className={`z-20 block ${isSticky ? 'sticky top-15' : 'relative'}`}>
      {connection !== 'there' && (
        <span
          data-connection-line
          className={`flex items-center justify-center gap-2 px-4 py-1.5 text-sm font-medium ${LOOKS[connection].className}`}
        >
          {LOOKS[connection].icon}
          <span className="min-w-0">
            {t(connection)}
            {connection === 'lost' && isUnkept() && <span> {t('unkept')}</span>}
          </span>
        </span>
      )}
    </output>
  )
}
