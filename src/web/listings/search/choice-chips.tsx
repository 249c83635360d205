import { useId } from 'react'

interface ChoiceChipsProps {
  label: string
  value: string
  onChange: (value: string) => void
  choices: readonly { value: string; label: string }[]
}

interface ToggleChipsProps {
  label: string
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  choices: readonly { value: string; label: string }[]
}

/** Any of several, all of them in sight. */
export function ToggleChips({ label, chosen, onChange, choices }: ToggleChipsProps) {
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value])
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <button
            key={choice.value}
            type="button"
            aria-pressed={chosen.includes(choice.value)}
            onClick={() => toggle(choice.value)}
            className="min-h-9 rounded-full border border-border bg-surface px-3.5 py-1 text-sm font-medium hover:border-accent aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-accent-foreground pointer-coarse:min-h-11"
          >
            {choice.label}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

/** One of a few, all of them in sight. Arrow keys move the choice. */
export function ChoiceChips({ label, value, onChange, choices }: ChoiceChipsProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <label key={choice.value} className="relative">
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="peer absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <span className="flex min-h-11 items-center rounded-full border border-border bg-surface px-3.5 text-sm font-medium transition-colors peer-checked:border-accent peer-checked:bg-accent peer-checked:text-accent-foreground peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent pointer-fine:min-h-9">
              {choice.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
