import { type Control, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { LIFE_DAYS } from '#contract/listings/category.ts'
import type { DetailName, DetailOption } from '#contract/listings/category-fields.ts'
import type { DetailField } from '#contract/listings/detail-field.ts'
import { MILES_PER_KM } from '#contract/geo/place.ts'
import { useReadersUnit } from '#web/platform/format/use-distance.ts'
import { DAY_MS } from '#contract/kit/duration.ts'
import { earliestToday } from '#contract/listings/life/period.ts'
import { ChoiceField } from '#web/ui/fields/choice-field.tsx'
import { ChoicesField } from '#web/ui/fields/choices-field.tsx'
import { DateField } from '#web/ui/fields/date-field.tsx'
import { InstantField } from '#web/ui/fields/instant-field.tsx'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { SwitchField } from '#web/ui/fields/switch-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import type { ListingForm } from './listing-form-policy.ts'

interface DetailInputProps {
  control: Control<ListingForm>
  name: DetailName
  field: DetailField
  isRequired?: boolean
}

/** Buttons for less and more help where few presses reach any value. */
const STEPPERS_UP_TO = 50

/** The input of one of a category's own fields, made from its description in the contract. */
export function DetailInput({ control, name, field, isRequired = false }: DetailInputProps) {
  const t = useTranslations('listings')
  const [currency, place] = useWatch({ control, name: ['price.currency', 'place'] })
  const inUnit = useReadersUnit()
  const unit = field.kind === 'number' ? field.unit : undefined
  // odometers count as their country does
  const typed = unit === 'mile' ? inUnit(1, place?.country ?? '').unit : unit
  const shared = {
    control,
    name: `details.${name}`,
    label: typed ? `${t(`field.${name}`)} (${t(`unit.${typed}`)})` : t(`field.${name}`),
    isRequired,
  } as const
  const choices = (options: readonly string[]) =>
    options.map((value) => ({ value, label: t(`option.${value as DetailOption}`) }))
  switch (field.kind) {
    case 'choice':
      return <ChoiceField {...shared} choices={choices(field.options)} />
    case 'choices':
      return <ChoicesField {...shared} choices={choices(field.options)} />
    case 'number':
      return (
        <NumberField
          {...shared}
          min={field.min}
          max={field.max}
          step={field.step ?? 1}
          steppers={field.max <= STEPPERS_UP_TO}
          {...(typed === 'kilometer' && { scale: MILES_PER_KM })}
          {...(name === 'model_year' && { format: { useGrouping: false } })}
          {...(name === 'deposit' && { format: { style: 'currency', currency, maximumFractionDigits: 0 } })}
        />
      )
    case 'text':
      return <TextField {...shared} isProse />
    case 'flag':
    case 'confirmation':
      return <SwitchField {...shared} />
    case 'date':
      return <DateField {...shared} {...(name === 'apply_by' && applyByRange())} />
    case 'instant':
      return <InstantField {...shared} zoneName="details.timezone" />
    case 'timezone':
      return <ChoiceField {...shared} choices={zoneChoices()} />
    case 'vin':
      return <TextField {...shared} hint={t('posting.vinHint')} autoComplete="off" />
    case 'link':
      return <TextField {...shared} type="url" inputMode="url" placeholder="https://" />
  }
}

const applyByRange = (now = new Date()) => ({
  min: earliestToday(now),
  max: new Date(now.getTime() + LIFE_DAYS.jobs * DAY_MS).toISOString().slice(0, 10),
})

const zoneChoices = () =>
  Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))
