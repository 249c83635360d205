import { CloudOff } from 'lucide-react'
import { useTranslations } from 'use-intl'

/** Says quietly that what is shown was kept on the device. */
export function OfflineLine({ isPersisted }: { isPersisted: boolean }) {
  const t = useTranslations('messaging')
  return (
    <output className="block">
      {isPersisted && (
        <span className="flex items-center justify-center gap-2 bg-default px-3 py-1.5 text-sm text-default-foreground">
          <CloudOff size={16} aria-hidden="true" className="shrink-0" />
          {t('kept')}
        </span>
      )}
    </output>
  )
}
