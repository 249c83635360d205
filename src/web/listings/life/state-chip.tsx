import { Chip } from '@heroui/react/chip'
import { useTranslations } from 'use-intl'
import type { OwnListingState } from '#contract/listings/life/state.ts'
import type { OwnListingCard } from '#contract/listings/listing.ts'

type Color = 'success' | 'warning' | 'danger' | 'default' | 'accent'

const COLORS: Record<OwnListingState, Color> = {
  draft: 'warning',
  awaiting_payment: 'warning',
  pending_review: 'accent',
  changes_requested: 'danger',
  rejected: 'danger',
  active: 'success',
  reserved: 'warning',
  paused: 'default',
  expired: 'default',
  fulfilled: 'default',
  removed: 'danger',
}

/** Where a listing stands and, where it is so, how it stands with the change that others do not see yet. */
export function StateChip({ listing: { state, revision } }: { listing: OwnListingCard }) {
  const t = useTranslations('listings.life')
  return (
    <span className="flex flex-wrap gap-1.5">
      <Chip size="sm" variant="soft" color={COLORS[state]}>
        {t(`state.${state}`)}
      </Chip>
      {revision !== null && (
        <Chip size="sm" variant="soft" color={revision === 'pending_review' ? 'accent' : 'danger'}>
          {t(`revision.${revision}`)}
        </Chip>
      )}
    </span>
  )
}
