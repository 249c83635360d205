import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { toast } from '#web/platform/device/toast.ts'

/** Copies the address that opens an answer, and says so; a browser that does not copy leaves it to be copied by hand. */
export function useCopyAnswerLink(): (id: string) => Promise<void> {
  const t = useTranslations('legal.faq')
  return useCallback(
    (id) => {
      const url = `${location.origin}/#/faq?entry=${id}`
      return navigator.clipboard.writeText(url).then(
        () => toast({ title: t('copied'), kind: 'success' }),
        () => toast({ title: t('notCopied'), description: url, timeout: 0 }),
      )
    },
    [t],
  )
}
