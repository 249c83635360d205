import type { LucideIcon } from 'lucide-react'

interface PhotoActProps {
  Icon: LucideIcon
  /** Says which listing it is about. */
  label: string
  title: string
  /** Of one that stays pressed. */
  isPressed?: boolean
  onPress: () => void
}

/** A button on the photo of a card: there by touch, and for a mouse or the keyboard once they are at the card. */
export const PhotoAct = ({ Icon, label, title, isPressed, onPress }: PhotoActProps) => (
  <button
    type="button"
    aria-label={label}
    aria-pressed={isPressed}
    title={title}
    onClick={onPress}
    className="grid size-11 place-content-center rounded-full text-white opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 focus-visible:opacity-100 aria-pressed:opacity-100 pointer-coarse:opacity-100"
  >
    <span
      className={`grid size-8 place-content-center rounded-full ${isPressed ? 'bg-accent text-accent-foreground' : 'bg-black/55'}`}
    >
      <Icon size={16} aria-hidden="true" />
    </span>
  </button>
)
