import { EyeOff } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { ListingCard } from '#contract/listings/listing.ts'
import { hideListing, unhideListing, useHidden } from './store-marks.ts'
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
  return (
    <button
      type="button"
      aria-label={t('hide', { title })}
      title={t('hideShort')}
      onClick={hide}
      className="grid size-11 place-content-center rounded-full text-white opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-100"
    >
      <span className="grid size-8 place-content-center rounded-full bg-black/55">
        <EyeOff size={16} aria-hidden="true" />
      </span>
    </button>
  )
}
