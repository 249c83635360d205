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
import { ActionMenu } from '#web/ui/choices/action-menu.tsx'

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
    <ActionMenu
      label={t('more')}
      Icon={Plus}
      iconClass="text-accent"
      className="rounded-full"
      placement="top start"
      isDisabled={isDisabled}
      actions={offered.map((key) => ({ key, label: t(key), Icon: ICONS[key] }))}
      onAction={onChoose}
    />
  )
}
