import { useTranslations } from 'use-intl'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'
import { PushRefused } from './subscribe-push.ts'

/** Why pushes were not switched on, or off, as a toast. */
export function useShowPushProblem(): (error: Error) => void {
  const t = useTranslations('notifications.settings.device')
  const errorText = useErrorText()
  return (error) => {
    const title = error instanceof PushRefused ? t('refused') : errorText(error)
    toast({ kind: 'warning', title })
  }
}
