import { create } from 'qrcode'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { squaresPath } from './share-policy.ts'

/** Squares that stay light around a code, so that cameras find it. */
const QUIET = 4

/** A link as a QR code, dark on light in both themes. */
export function ShareCode({ url }: { url: string }) {
  const t = useTranslations('listings.share')
  const { size, path } = useMemo(() => {
    const { modules } = create(url, { errorCorrectionLevel: 'M' })
    return { size: modules.size + 2 * QUIET, path: squaresPath(modules) }
  }, [url])
  return (
    <figure className="flex flex-wrap items-center gap-4">
      <svg
        role="img"
        aria-label={t('code')}
        viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`}
        shapeRendering="crispEdges"
        className="size-36 shrink-0 rounded-2xl bg-white text-black"
      >
        <path d={path} fill="currentColor" />
      </svg>
      <figcaption className="min-w-0 flex-1 basis-40 text-sm text-muted">{t('scan')}</figcaption>
    </figure>
  )
}
