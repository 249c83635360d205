import { create } from 'qrcode'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { codePicture } from './share-policy.ts'

interface ShareCodeProps {
  url: string
  /** 'Scan it to open the listing on a phone.' where nothing else is said. */
  caption?: string
}

/** A link as a QR code, dark on light in both themes. */
export function ShareCode({ url, caption }: ShareCodeProps) {
  const t = useTranslations('listings.share')
  const picture = useMemo(() => codePicture(create(url, { errorCorrectionLevel: 'M' }).modules), [url])
  return (
    <figure className="flex flex-wrap items-center gap-4">
      <img src={picture} alt={t('code')} width={144} height={144} className="shrink-0 rounded-2xl" />
      <figcaption className="min-w-0 flex-1 basis-40 text-sm text-muted">{caption ?? t('scan')}</figcaption>
    </figure>
  )
}
