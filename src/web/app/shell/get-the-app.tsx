import { Button } from '#web/ui/button.tsx'
import { Download } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useInstallPrompt } from '#web/platform/device/install-prompt.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { StoreLinks } from './store-links.tsx'

interface GetTheAppProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Install from here where the browser offers it, else how to; and the two app stores. */
export function GetTheApp({ isOpen, onOpenChange }: GetTheAppProps) {
  const t = useTranslations('app.getApp')
  const install = useInstallPrompt()
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title={t('title')}>
      <div className="grid gap-5 pb-2">
        <p className="text-muted">{t('lead')}</p>
        {install ? (
          <Button fullWidth size="lg" onClick={() => void install().then(() => onOpenChange(false))}>
            <Download size={20} aria-hidden="true" />
            {t('install')}
          </Button>
        ) : (
          <p className="rounded-2xl bg-surface-secondary p-4">{t('howTo')}</p>
        )}
        <StoreLinks />
      </div>
    </Sheet>
  )
}
