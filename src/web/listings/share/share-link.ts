import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { nativeShare } from '#web/platform/device/native-shell.ts'
import { toast } from '#web/platform/device/toast.ts'
import type { SharedLink } from './share-policy.ts'

/** Has this device a sheet of its own to share with? */
export const hasShareSheet = (): boolean => nativeShare() !== null || typeof navigator.share === 'function'

/** Copies a link and says so; a browser that does not copy leaves it to be copied by hand. */
export function useCopyLink(): (link: SharedLink) => Promise<void> {
  const t = useTranslations('listings.share')
  return useCallback(
    ({ url }) =>
      navigator.clipboard.writeText(url).then(
        () => toast({ title: t('copied'), kind: 'success' }),
        () => toast({ title: t('failed'), description: url, timeout: 0 }),
      ),
    [t],
  )
}

/** Hands a link to the device's own sheet; where that fails, copies it. Closing the sheet is no failure. */
export function useShareSheet(): (link: SharedLink) => Promise<void> {
  const copy = useCopyLink()
  return useCallback(
    async (link) => {
      try {
        const share = nativeShare()
        await (share ? share({ ...link }) : navigator.share(link))
      } catch (error) {
        if (error instanceof DOMException && error.name === 'AbortError') return
        await copy(link)
      }
    },
    [copy],
  )
}
