import { EyeOff } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { ListingCard } from '#contract/listings/listing.ts'
import { hideListing, unhideListing, useHidden } from './store-hidden.ts'
import { PhotoAct } from '#web/listings/card/photo-act.tsx'
import { toast, UNDO_MS } from '#web/platform/device/toast.ts'

/** Takes a listing out of the lists of this device, with a way back; nothing where it is out already. */
export function HideButton({ listing: { id, title } }: { listing: ListingCard }) {
  const t = useTranslations('listings.search')
  const isHidden = useHidden().has(id)
  if (isHidden) return null
  const hide = () => {
    hideListing(id)
    const undo = { label: t('undoHide'), onPress: () => unhideListing(id) }
    toast({ title: t('hidden'), description: title, action: undo, timeout: UNDO_MS })
  }
  return <PhotoAct Icon={EyeOff} label={t('hide', { title })} title={t('hideShort')} onPress={hide} />
}
