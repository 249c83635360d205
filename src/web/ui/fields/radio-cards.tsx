import { Label } from '@heroui/react/label'
import { Radio } from '@heroui/react/radio'
import { RadioGroup } from '@heroui/react/radio-group'
import type { ReactNode } from 'react'
import { type FieldValues, useController } from 'react-hook-form'
import { FieldNotes } from './field-parts.tsx'
import type { FieldProps } from './field-props.ts'

export interface CardChoice {
  /** Never empty. */
  value: string
  label: string
  description?: string
  icon?: ReactNode
}

interface RadioCardsProps<V extends FieldValues, C, T> extends FieldProps<V, C, T> {
  choices: readonly CardChoice[]
  /** Cards in a row on wide screens; phones show two, or one with descriptions. */
  columns?: 2 | 3 | 4
  /** Labels of a word or two: three in a row on phones too. */
  isShort?: boolean
}

const COLUMNS = { 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3', 4: 'sm:grid-cols-4' }

/** One of a few choices, each a card. */
export function RadioCards<V extends FieldValues, C, T>(props: RadioCardsProps<V, C, T>) {
  const {
    control,
    name,
    label,
    hint,
    isRequired = false,
    isDisabled = false,
    choices,
    columns = 2,
    isShort = false,
  } = props
  const { field, fieldState } = useController({ control, name })
  const value: unknown = field.value
  const phones = choices.some((choice) => choice.description)
    ? 'grid-cols-1'
    : isShort
      ? 'grid-cols-[repeat(auto-fit,minmax(min(100%,6rem),1fr))]'
      : 'grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))]'
  return (
    <RadioGroup
      validationBehavior="aria"
      name={field.name}
      value={typeof value === 'string' ? value : null}
      onChange={field.onChange}
      onBlur={field.onBlur}
      isInvalid={fieldState.invalid}
      isRequired={isRequired}
      isDisabled={isDisabled}
    >
      <Label className="mb-2">{label}</Label>
      <div className={`grid gap-3 ${phones} ${COLUMNS[columns]}`}>
        {choices.map((choice) => (
          <Radio
            key={choice.value}
            value={choice.value}
            className="m-0 w-full rounded-2xl border border-border bg-surface data-[selected=true]:border-accent data-[selected=true]:bg-accent-soft"
          >
            <Radio.Content className="flex min-h-14 w-full cursor-pointer items-center gap-3 p-3">
              {choice.icon}
              <span className="min-w-0 flex-1">
                <span className="block text-sm font-semibold">{choice.label}</span>
                {choice.description && <span className="block text-sm text-muted">{choice.description}</span>}
              </span>
              <Radio.Control>
                <Radio.Indicator />
              </Radio.Control>
            </Radio.Content>
          </Radio>
        ))}
      </div>
      <FieldNotes hint={hint} error={fieldState.error?.message} />
    </RadioGroup>
  )
}
