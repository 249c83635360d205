import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { toast } from '#web/platform/toast.ts'

/** Hands a page to the device's share sheet, or copies its link where there is none. */
export function useShare(): (page: { title: string; path: string }) => Promise<void> {
  const t = useTranslations('listings.page.share')
  return useCallback(
    async ({ title, path }) => {
      const url = `${location.origin}/#${path}`
      if (typeof navigator.share === 'function') {
        const isDone = await navigator.share({ title, url }).then(
          () => true,
          (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
        )
        if (isDone) return
      }
      await navigator.clipboard.writeText(url).then(
        () => toast({ title: t('copied'), kind: 'success' }),
        () => toast({ title: t('failed'), description: url, timeout: 0 }),
      )
    },
    [t],
  )
}
