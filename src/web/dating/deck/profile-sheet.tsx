import { Heart, X } from 'lucide-react'
import { memo } from 'react'
import { useTranslations } from 'use-intl'
import type { Prompt } from '#contract/dating/profile/option.ts'
import type { DeckCard } from '#contract/dating/profile/profile.ts'
import { ProfileDetails } from '#web/dating/facts/profile-details.tsx'
import { useDistanceBucket } from '#web/dating/use-dating-distance.ts'
import { usePersonName } from '#web/platform/format/person-name.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

interface ProfileSheetProps {
  card: DeckCard
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onDecide: (card: DeckCard, direction: 'right' | 'left', prompt: Prompt | null) => void
}

/** All that somebody tells, with the decision below it. It is there closed while cards move, and is not drawn anew with them. */
export const ProfileSheet = memo(function ProfileSheet({
  card,
  isOpen,
  onOpenChange,
  onDecide,
}: ProfileSheetProps) {
  const t = useTranslations('dating.deck')
  const distance = useDistanceBucket()
  const name = usePersonName()(card.displayName)
  const where = [card.city, card.distance && distance(card.distance)].filter(Boolean).join(' · ')
  const decide = (direction: 'right' | 'left', prompt: Prompt | null = null) => {
    onOpenChange(false)
    onDecide(card, direction, prompt)
  }
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('nameAge', { name, age: card.age })}
      footer={
        <div className="flex w-full gap-3">
          <Button size="lg" variant="outline" className="flex-1" onClick={() => decide('left')}>
            <X size={20} aria-hidden="true" />
            {t('pass')}
          </Button>
          <Button size="lg" className="flex-1" onClick={() => decide('right')}>
            <Heart size={20} aria-hidden="true" />
            {t('like')}
          </Button>
        </div>
      }
    >
      <div className="grid gap-6 p-1">
        <p lang="" className="text-muted">
          {where}
        </p>
        <ProfileDetails profile={card} onLikeAnswer={(prompt) => decide('right', prompt)} />
      </div>
    </Sheet>
  )
})
