import { create } from 'qrcode'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { codePicture } from './share-policy.ts'

/** A link as a QR code, dark on light in both themes. */
export function ShareCode({ url }: { url: string }) {
  const t = useTranslations('listings.share')
  const picture = useMemo(() => codePicture(create(url, { errorCorrectionLevel: 'M' }).modules), [url])
  return (
    <figure className="flex flex-wrap items-center gap-4">
      <img src={picture} alt={t('code')} width={144} height={144} className="shrink-0 rounded-2xl" />
      <figcaption className="min-w-0 flex-1 basis-40 text-sm text-muted">{t('scan')}</figcaption>
    </figure>
  )
}
