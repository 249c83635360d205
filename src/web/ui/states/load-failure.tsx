import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { toast } from '#web/platform/device/toast.ts'

/** Says in passing that a part of the app could not be fetched; shows nothing itself. */
export function LoadFailure() {
  const t = useTranslations('ui.error')
  useEffect(() => toast({ title: t('load'), kind: 'warning' }), [t])
  return null
}
