import { PressButton } from '#web/ui/press-button.tsx'
import { Dropdown } from '@heroui/react/dropdown'
import { Label } from '@heroui/react/label'
import {
  CalendarClock,
  CircleHelp,
  HandCoins,
  ImagePlus,
  type LucideIcon,
  Plus,
  ShieldCheck,
} from 'lucide-react'
import { useTranslations } from 'use-intl'

export type Addition = 'photos' | 'available' | 'viewing' | 'offer' | 'meeting'

const ICONS: Record<Addition, LucideIcon> = {
  photos: ImagePlus,
  available: CircleHelp,
  viewing: CalendarClock,
  offer: HandCoins,
  meeting: ShieldCheck,
}

interface AddMenuProps {
  offered: readonly Addition[]
  onChoose: (what: Addition) => void
  isDisabled: boolean
}

/** What can be sent beside words. */
export function AddMenu({ offered, onChoose, isDisabled }: AddMenuProps) {
  const t = useTranslations('messaging.composer')
  return (
    <Dropdown>
      <PressButton
        isIconOnly
        variant="ghost"
        aria-label={t('more')}
        isDisabled={isDisabled}
        className="size-11 shrink-0 rounded-full"
      >
        <Plus size={24} aria-hidden="true" />
      </PressButton>
      <Dropdown.Popover placement="top start" className="min-w-60">
        <Dropdown.Menu
          aria-label={t('more')}
          onAction={(key) => {
            const chosen = offered.find((one) => one === key)
            if (chosen) onChoose(chosen)
          }}
        >
          {offered.map((one) => {
            const Icon = ICONS[one]
            return (
              <Dropdown.Item key={one} id={one} textValue={t(one)} className="min-h-11">
                <Icon size={20} aria-hidden="true" className="shrink-0 text-accent" />
                <Label>{t(one)}</Label>
              </Dropdown.Item>
            )
          })}
        </Dropdown.Menu>
      </Dropdown.Popover>
    </Dropdown>
  )
}
