import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

interface ToggleChipProps {
  isOn: boolean
  isDisabled?: boolean
  onToggle: () => void
  children: ReactNode
}

/** One of many that are chosen with a tap each. */
export function ToggleChip({ isOn, isDisabled = false, onToggle, children }: ToggleChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      disabled={isDisabled}
      onClick={onToggle}
      className="flex min-h-11 items-center gap-1.5 rounded-full border border-border bg-surface px-4 text-sm hover:border-accent disabled:opacity-50 aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:font-medium aria-pressed:text-accent-soft-foreground"
    >
      {isOn && <Check size={16} aria-hidden="true" />}
      {children}
    </button>
  )
}
