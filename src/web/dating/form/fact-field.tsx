import { type Control, useController } from 'react-hook-form'
import { ToggleChip } from '#web/dating/toggle-chip.tsx'
import type { DatingForm } from './dating-form-policy.ts'

interface FactFieldProps {
  control: Control<DatingForm>
  name: 'faith' | 'children' | 'familyPlans' | 'moving'
  label: string
  choices: readonly { value: string; label: string }[]
}

/** One of a few answers, or none: a second tap takes it back. */
export function FactField({ control, name, label, choices }: FactFieldProps) {
  const { field } = useController({ control, name })
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 text-sm font-medium">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ value, label: choice }) => (
          <ToggleChip
            key={value}
            isOn={field.value === value}
            onToggle={() => field.onChange(field.value === value ? null : value)}
          >
            {choice}
          </ToggleChip>
        ))}
      </div>
    </fieldset>
  )
}
