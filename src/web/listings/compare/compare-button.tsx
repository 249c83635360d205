import { Check, Scale } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { ListingCard } from '#contract/listings/listing.ts'
import { compareListing, COMPARED_MOST, uncompareListing, useCompared } from './store-compared.ts'
import { PhotoAct } from '#web/listings/card/photo-act.tsx'
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
  return (
    <PhotoAct
      Icon={isCompared ? Check : Scale}
      label={t('add', { title })}
      title={t('short')}
      isPressed={isCompared}
      onPress={toggle}
    />
  )
}
