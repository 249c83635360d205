import { useTranslations } from 'use-intl'
import type { Reviewed } from '#contract/listings/review/review.ts'
import { ListingPrice } from '#web/listings/card/listing-price.tsx'
import { useDetailLines } from '#web/listings/page/write-detail.tsx'
import { usePlaceName } from '#web/platform/place.ts'
import { Picture } from '#web/ui/picture.tsx'

interface ReviewedContentProps {
  heading: string
  reviewed: Reviewed
  /** What it is held against: everything that differs is marked. */
  before: Reviewed | null
}

/** Everything that a listing says, as staff look at it. */
export function ReviewedContent({ heading, reviewed, before }: ReviewedContentProps) {
  const t = useTranslations('listings')
  const placeName = usePlaceName()
  const { content, photos, place } = reviewed
  const { category, subcategory, title, description, lang, translation, price, details } = content
  const isNew = (part: (of: Reviewed) => unknown) =>
    before !== null && JSON.stringify(part(before)) !== JSON.stringify(part(reviewed))
  const mark = (isMarked: boolean) =>
    isMarked && (
      <span className="ms-2 inline-block rounded-full bg-gold px-2 py-0.5 align-middle font-sans text-xs font-semibold text-gold-foreground">
        {t('review.changed')}
      </span>
    )
  const knownPhotos = new Set(before?.content.photos.map(({ mediaId }) => mediaId))
  return (
    <article aria-label={heading} className="grid gap-4 rounded-card bg-surface p-5 shadow-card">
      <p className="text-sm font-semibold text-muted">{heading}</p>
      <h3 lang={lang} className="text-xl font-bold break-words">
        {title}
        {mark(isNew((of) => of.content.title))}
      </h3>
      {price && (
        <p className="font-display text-xl font-bold text-accent">
          <ListingPrice price={price} />
          {mark(isNew((of) => of.content.price))}
        </p>
      )}
      <p className="text-muted">
        {subcategory && t(`subcategory.${subcategory}`)}
        {place && ` · ${placeName(place)}`}
        {mark(isNew((of) => of.content.placeId))}
      </p>
      {photos.length > 0 && (
        <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
          {photos.map(({ picture, alt }, n) => (
            <li
              key={picture.id}
              className={`overflow-hidden rounded-2xl ${before && !knownPhotos.has(picture.id) ? 'ring-4 ring-gold' : ''}`}
            >
              <Picture
                picture={picture}
                alt={alt ?? t('page.gallery.alt', { n: n + 1, total: photos.length, title })}
                sizes="240px"
                ratio={4 / 3}
              />
            </li>
          ))}
        </ul>
      )}
      <p lang={lang} className="max-w-prose break-words whitespace-pre-line">
        {description}
        {mark(isNew((of) => of.content.description))}
      </p>
      {translation && (
        <section lang={translation.lang} className="grid gap-2 border-t border-border pt-4 wrap-anywhere">
          <h4 className="font-bold">
            {translation.title}
            {mark(isNew((of) => of.content.translation))}
          </h4>
          <p className="max-w-prose whitespace-pre-line">{translation.description}</p>
        </section>
      )}
      {price && <Details described={{ category, details, price, place }} />}
    </article>
  )
}

function Details({ described }: { described: Parameters<typeof useDetailLines>[0] }) {
  const lines = useDetailLines(described)
  return (
    <dl className="divide-y divide-border">
      {lines.map(({ name, label, value }) => (
        <div key={name} className="grid gap-x-6 py-2 sm:grid-cols-[14rem_1fr]">
          <dt className="text-muted">{label}</dt>
          <dd className="min-w-0 font-medium break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
