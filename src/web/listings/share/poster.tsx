import { create } from 'qrcode'
import { useEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslations } from 'use-intl'
import type { ListingDetail } from '#contract/listings/listing.ts'
import { writtenIn } from '#contract/listings/written-in.ts'
import { pictureUrl } from '#contract/media/picture.ts'
import { ListingPrice } from '#web/listings/card/listing-price.tsx'
import { splitFacts } from '#web/listings/page/key-facts.tsx'
import { useDetailLines } from '#web/listings/page/write-detail.tsx'
import { useLanguage } from '#web/platform/language/language.tsx'
import { usePlaceName } from '#web/platform/place.ts'
import { Logo } from '#web/ui/brand/logo.tsx'
import { codePicture } from './share-policy.ts'

/** Strips to tear off: as many as a code of 20 mm leaves room for on the narrower of the usual papers. */
const STRIPS = 8

interface PosterProps {
  listing: ListingDetail
  url: string
  onPrinted: () => void
}

/** A listing for a notice board, on paper alone: what it is above, and below strips to tear off that lead to it. */
export function Poster({ listing, url, onPrinted }: PosterProps) {
  const t = useTranslations('listings')
  const placeName = usePlaceName()
  const lines = useDetailLines(listing)
  const { facts } = splitFacts(listing.category, lines)
  const code = useMemo(() => codePicture(create(url, { errorCorrectionLevel: 'M' }).modules), [url])
  const [cover] = listing.photos
  const [isDrawn, setDrawn] = useState(cover === undefined)
  useEffect(() => {
    if (!isDrawn) return
    addEventListener('afterprint', onPrinted, { once: true })
    print()
    return () => removeEventListener('afterprint', onPrinted)
  }, [isDrawn, onPrinted])
  const { shown } = useLanguage()
  const { title, lang, price, category, place, description } = writtenIn(listing, shown)
  return createPortal(
    <div className="poster">
      <div className="poster-sheet">
        <header>
          <Logo />
          <p>{t(`category.${category}`)}</p>
        </header>
        <h1 lang={lang}>{title}</h1>
        <p className="poster-price">
          <ListingPrice price={price} category={category} />
        </p>
        <div className="poster-body">
          <div>
            <ul>
              {place && <li>{placeName(place)}</li>}
              {facts.map(({ name, label, value }) => (
                <li key={name}>
                  {label} <b>{value}</b>
                </li>
              ))}
            </ul>
            <p lang={lang} className="poster-text">
              {description}
            </p>
          </div>
          <div>
            {cover && (
              <img
                src={pictureUrl(cover.picture.id, 'medium', 'webp')}
                alt={cover.alt ?? ''}
                onLoad={() => setDrawn(true)}
                onError={() => setDrawn(true)}
              />
            )}
            <div className="poster-code">
              <img src={code} alt={t('share.code')} />
              {t('share.scan')}
            </div>
          </div>
        </div>
      </div>
      <ul className="poster-strips">
        {Array.from({ length: STRIPS }, (_, strip) => (
          <li key={strip}>
            <img src={code} alt="" />
            <p>
              <span lang={lang}>{title}</span>
              <b>
                <ListingPrice price={price} category={category} />
              </b>
              <span translate="no">{location.host}</span>
            </p>
          </li>
        ))}
      </ul>
    </div>,
    document.body,
  )
}
