import { Button } from '#web/ui/button.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { listAskers } from '#contract/listings/conversation/list-askers.ts'
import { CloseOutcome } from '#contract/listings/life/state.ts'
import type { OwnListingCard } from '#contract/listings/listing.ts'
import type { PersonCard, UserId } from '#contract/profiles/profile.ts'
import { api } from '#web/platform/call/api.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { useClose } from './change-life.ts'

interface CloseSheetProps {
  listing: OwnListingCard
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Asks once how a listing came to its end, and with whom where it may be one of those who wrote. */
export function CloseSheet({ listing, isOpen, onOpenChange }: CloseSheetProps) {
  const t = useTranslations('listings.life.closing')
  const [isChoosing, setChoosing] = useState(false)
  const { id: listingId, title, category } = listing
  const { data } = useQuery({ ...api(listAskers).queryOptions({ listingId }), enabled: isOpen })
  const close = useClose()
  const end = (outcome: CloseOutcome, closedWith?: UserId) => {
    close.mutate({ listingId, outcome, ...(closedWith !== undefined && { closedWith }) })
    onOpenChange(false)
  }
  // to events one comes, nobody buys them
  const askers = category === 'events' ? [] : (data?.items ?? [])
  if (isChoosing)
    return (
      <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title={t('toWhom')}>
        <Askers
          askers={askers}
          onChoose={(person) => end('sold_here', person)}
          onBack={() => setChoosing(false)}
        />
      </Sheet>
    )
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
            disabled={close.isPending}
            onClick={() => (outcome === 'sold_here' && askers.length > 0 ? setChoosing(true) : end(outcome))}
          >
            {outcome === 'not_available' ? t('outcome.not_available') : t(`outcome.${outcome}.${category}`)}
          </Button>
        ))}
      </div>
    </Sheet>
  )
}

interface AskersProps {
  askers: readonly PersonCard[]
  /** Nobody where it is not shared. */
  onChoose: (person?: UserId) => void
  onBack: () => void
}

function Askers({ askers, onChoose, onBack }: AskersProps) {
  const t = useTranslations('listings.life.closing')
  return (
    <div className="grid gap-2 pb-2">
      <p className="mb-2 text-muted">{t('toWhomMore')}</p>
      {askers.map(({ userId, name, avatar }) => (
        <Button
          key={userId}
          variant="outline"
          size="lg"
          fullWidth
          className="h-auto min-h-14 justify-start gap-3 py-2 whitespace-normal"
          onClick={() => onChoose(userId)}
        >
          <Avatar name={name} picture={avatar} size={36} />
          <span className="min-w-0 text-left wrap-anywhere">{name}</span>
        </Button>
      ))}
      <Button variant="outline" size="lg" fullWidth onClick={() => onChoose()}>
        {t('notTold')}
      </Button>
      <Button variant="ghost" size="lg" fullWidth onClick={onBack}>
        {t('back')}
      </Button>
    </div>
  )
}
