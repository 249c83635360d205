import type { FieldValues } from 'react-hook-form'
import { minorDigits } from '#web/platform/format/format.ts'
import type { FieldProps } from './field-props.ts'
import { NumberField } from './number-field.tsx'

interface MoneyFieldProps<V extends FieldValues, C, T> extends FieldProps<V, C, T> {
  /** ISO 4217. */
  currency: string
}

/** An amount of money, kept in minor units (cents). */
export function MoneyField<V extends FieldValues, C, T>({ currency, ...props }: MoneyFieldProps<V, C, T>) {
  const digits = minorDigits(currency)
  return (
    <NumberField
      {...props}
      min={0}
      scale={10 ** digits}
      format={{ style: 'currency', currency, minimumFractionDigits: 0, maximumFractionDigits: digits }}
    />
  )
}
