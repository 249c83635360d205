import { Check, Scale } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { ListingCard } from '#contract/listings/listing.ts'
import {
  compareListing,
  COMPARED_MOST,
  uncompareListing,
  useCompared,
} from '#web/listings/recent/store-marks.ts'
import { toast } from '#web/platform/device/toast.ts'

/** Lays a listing beside others, or takes it away again. */
export function CompareButton({ listing: { id, title } }: { listing: ListingCard }) {
  const t = useTranslations('listings.compare')
  const compared = useCompared()
  const isCompared = compared.has(id)
  const toggle = () => {
    if (isCompared) return uncompareListing(id)
    if (compared.size >= COMPARED_MOST) return toast({ title: t('full', { n: COMPARED_MOST }) })
    compareListing(id)
  }
  const Icon = isCompared ? Check : Scale
  return (
    <button
      type="button"
      aria-label={t('add', { title })}
      aria-pressed={isCompared}
      title={t('short')}
      onClick={toggle}
      className="grid size-11 place-content-center rounded-full text-white opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 focus-visible:opacity-100 aria-pressed:opacity-100 pointer-coarse:opacity-100"
    >
      <span
        className={`grid size-8 place-content-center rounded-full ${isCompared ? 'bg-accent text-accent-foreground' : 'bg-black/55'}`}
      >
        <Icon size={16} aria-hidden="true" />
      </span>
    </button>
  )
}
