import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'

interface Option<V extends string> {
  value: V
  label: string
  /** How it looks, or what to know of it, below the label. */
  example?: string | undefined
  icon: ReactNode
  /** Language of the label where it is not the page's. */
  lang?: string
}

interface OptionCardsProps<V extends string> {
  label: string
  options: readonly Option<V>[]
  /** Null where something else was chosen elsewhere. */
  value: V | null
  onChange: (value: V) => void
  /** On a wide screen; three when left out. */
  columns?: 2 | 3
}

/** One of a few settings, each a card; what is chosen holds at once. */
export function OptionCards<V extends string>({
  label,
  options,
  value,
  onChange,
  columns = 3,
}: OptionCardsProps<V>) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-3 font-display text-lg font-bold">{label}</legend>
      <div className={`grid gap-3 ${columns === 2 ? 'sm:grid-cols-2' : 'sm:grid-cols-3'}`}>
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex min-h-14 cursor-pointer items-center gap-3 rounded-2xl border border-border px-4 py-3 font-medium has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-soft-foreground has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="peer sr-only"
            />
            {option.icon}
            <span className="min-w-0 flex-1">
              <span lang={option.lang}>{option.label}</span>
              {option.example !== undefined && (
                <span className="block text-sm font-normal opacity-80">{option.example}</span>
              )}
            </span>
            <Check size={18} aria-hidden="true" className="shrink-0 not-peer-checked:invisible" />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
