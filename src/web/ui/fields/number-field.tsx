import { Label } from '@heroui/react/label'
import { NumberField as Field } from '@heroui/react/number-field'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { type FieldValues, useController } from 'react-hook-form'
import { useLanguage } from '#web/platform/language/language.tsx'
import { numberLocale } from '#web/platform/format/number-locale.ts'
import { FieldNotes } from './field-parts.tsx'
import type { FieldProps } from './field-props.ts'

interface NumberFieldProps<V extends FieldValues, C, T> extends FieldProps<V, C, T> {
  min?: number
  max?: number
  step?: number
  /** As for Intl.NumberFormat. */
  format?: Intl.NumberFormatOptions
  /** Buttons for less and more; for small whole numbers. */
  steppers?: boolean
  /** The stored number for one shown: 100 stores cents of shown dollars. */
  scale?: number
}

/** A number; an empty field is undefined, never 0. */
export function NumberField<V extends FieldValues, C, T>(props: NumberFieldProps<V, C, T>) {
  const { control, name, label, hint, isRequired = false, isDisabled = false } = props
  const { min, max, step, format, steppers = false, scale = 1 } = props
  const { field, fieldState } = useController({ control, name })
  const { ref, ...bound } = field
  const stored: unknown = bound.value
  const { language } = useLanguage()
  return (
    <I18nProvider locale={numberLocale(language)}>
      <Field
        fullWidth
        validationBehavior="aria"
        name={bound.name}
        value={typeof stored === 'number' ? stored / scale : Number.NaN}
        onChange={(shown) =>
          bound.onChange(Number.isNaN(shown) ? undefined : Math.round(shown * scale * 1e6) / 1e6)
        }
        onBlur={bound.onBlur}
        isInvalid={fieldState.invalid}
        isRequired={isRequired}
        isDisabled={isDisabled}
        {...(min !== undefined && { minValue: min })}
        {...(max !== undefined && { maxValue: max })}
        {...(step !== undefined && { step })}
        {...(format && { formatOptions: format })}
      >
        <Label>{label}</Label>
        <Field.Group className={steppers ? 'min-h-11' : 'min-h-11 grid-cols-1'}>
          {steppers && <Field.DecrementButton />}
          <Field.Input ref={ref} />
          {steppers && <Field.IncrementButton />}
        </Field.Group>
        <FieldNotes hint={hint} error={fieldState.error?.message} />
      </Field>
    </I18nProvider>
  )
}
