import { Coffee, Landmark, Library, type LucideIcon, Shield, ShoppingBag } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

interface MeetingSheetProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Hears a sentence to be sent, or changed first. */
  onSuggest: (sentence: string) => void
}

const PLACES = ['police', 'bank', 'library', 'cafe', 'mall'] as const
const ICONS: Record<(typeof PLACES)[number], LucideIcon> = {
  police: Shield,
  bank: Landmark,
  library: Library,
  cafe: Coffee,
  mall: ShoppingBag,
}

/** Kinds of places where two who do not know each other meet without fear. */
export function MeetingSheet({ isOpen, onOpenChange, onSuggest }: MeetingSheetProps) {
  const t = useTranslations('messaging.cards.meeting')
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title={t('title')}>
      <p className="mb-4 text-muted">{t('lead')}</p>
      <div className="grid gap-2 pb-2">
        {PLACES.map((place) => {
          const Icon = ICONS[place]
          return (
            <Button
              key={place}
              variant="outline"
              size="lg"
              fullWidth
              className="min-h-12 justify-start gap-3"
              onClick={() => {
                onSuggest(t('suggest', { place: t(place) }))
                onOpenChange(false)
              }}
            >
              <Icon size={20} aria-hidden="true" className="text-accent" />
              {t(place)}
            </Button>
          )
        })}
      </div>
    </Sheet>
  )
}
