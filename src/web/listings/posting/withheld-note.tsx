import { EyeOff } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { type OwnListing, PHOTO_WITHHELD } from '#contract/listings/own/own-listing.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { Note } from '#web/listings/life/decision-note.tsx'

/** Which photos others do not see, by their number, and what can be done about it. */
export function WithheldNote({ listing }: { listing: Pick<OwnListing, 'content' | 'withheldPhotos'> }) {
  const t = useTranslations('listings.life')
  const { parts } = useFormats()
  return PHOTO_WITHHELD.map((because) => {
    const ids = listing.withheldPhotos.filter((one) => one.because === because).map(({ mediaId }) => mediaId)
    const numbers = listing.content.photos.flatMap(({ mediaId }, i) => (ids.includes(mediaId) ? [i + 1] : []))
    return (
      numbers.length > 0 && (
        <Note key={because} icon={<EyeOff size={18} aria-hidden="true" className="text-danger" />}>
          {t(`withheld.${because}`, { photos: parts(numbers), count: numbers.length })}
        </Note>
      )
    )
  })
}
