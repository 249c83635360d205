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

/** Says that the connection is lost, for as long as it is, and then that it is back. */
export function ConnectionLine() {
  const t = useTranslations('pwa.connection')
  const connection = useConnection()
  // The region stands there before it says anything, else screen readers would not hear of it.
  return (
    <output className="sticky top-15 z-20 block">
      {connection !== 'there' && (
        <span
          className={`flex items-center justify-center gap-2 px-4 py-1.5 text-sm font-medium ${LOOKS[connection].className}`}
        >
          {LOOKS[connection].icon}
          {t(connection)}
        </span>
      )}
    </output>
  )
}
