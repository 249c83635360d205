import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

interface PlainSelectProps {
  label: ReactNode
  /** The label is for assistive technology only. */
  isLabelHidden?: boolean
  value: string
  onChange: (value: string) => void
  /** `to`: what has the focus now. */
  onBlur?: (to: EventTarget | null) => void
  choices: readonly { value: string; label: string }[]
  /** A field in a form, or a pill in a toolbar. */
  shape?: 'field' | 'pill'
  className?: string
}

const SHAPES = {
  field: 'rounded-field border-[var(--field-border)] ps-3',
  pill: 'rounded-full border-border ps-4 text-sm font-medium',
}

/** A list to choose one from, with the device's own picker: the best one on a phone, and it weighs nothing. */
export function PlainSelect(props: PlainSelectProps) {
  const {
    label,
    isLabelHidden = false,
    value,
    onChange,
    onBlur,
    choices,
    shape = 'field',
    className = '',
  } = props
  return (
    <label className={`grid min-w-0 gap-1.5 ${className}`}>
      <span className={isLabelHidden ? 'sr-only' : 'text-sm font-semibold'}>{label}</span>
      <span className="relative min-w-0">
        <select
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={(event) => onBlur?.(event.relatedTarget)}
          className={`min-h-11 w-full cursor-pointer appearance-none border bg-field py-2 pe-9 text-foreground focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-accent ${SHAPES[shape]}`}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <ChevronDown
          size={18}
          aria-hidden="true"
          className="pointer-events-none absolute end-3 top-1/2 -translate-y-1/2 text-muted"
        />
      </span>
    </label>
  )
}
