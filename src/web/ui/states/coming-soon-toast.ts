import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { toast } from '#web/platform/device/toast.ts'

/** The notice for a link or button of a feature that is not built yet. */
export function useComingSoonToast(): () => void {
  const t = useTranslations('ui.comingSoon')
  return useCallback(() => toast({ title: t('title'), description: t('text') }), [t])
}
