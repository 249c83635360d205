import { Button } from '@heroui/react/button'
import { useTranslations } from 'use-intl'
import { CloseOutcome } from '#contract/listings/life/state.ts'
import type { OwnListingCard } from '#contract/listings/listing.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { useClose } from './change-life.ts'

interface CloseSheetProps {
  listing: OwnListingCard
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Asks once how a listing came to its end; each answer is one tap. */
export function CloseSheet({ listing, isOpen, onOpenChange }: CloseSheetProps) {
  const t = useTranslations('listings.life.closing')
  const close = useClose()
  const { id, title, category } = listing
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title={t('title', { title })}>
      <p className="mb-4 text-muted">{t('text')}</p>
      <div className="grid gap-2 pb-2">
        {CloseOutcome.options.map((outcome) => (
          <Button
            key={outcome}
            variant="outline"
            size="lg"
            fullWidth
            isDisabled={close.isPending}
            onPress={() => {
              close.mutate({ listingId: id, outcome })
              onOpenChange(false)
            }}
          >
            {outcome === 'not_available' ? t('outcome.not_available') : t(`outcome.${outcome}.${category}`)}
          </Button>
        ))}
      </div>
    </Sheet>
  )
}
