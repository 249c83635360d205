import { useController, type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { Gender } from '#contract/dating/profile/option.ts'
import { ageOn, DATING_LIMITS } from '#contract/dating/profile/profile.ts'
import type { Place } from '#contract/geo/place.ts'
import { hasPostalCodes } from '#contract/geo/postal-code.ts'
import { CityBox } from '#web/geo/public.tsx'
import { useFormats } from '#web/platform/format/format.ts'
import { useLanguage } from '#web/platform/language/language.tsx'
import { placeName } from '#web/platform/place.ts'
import { ChoiceField } from '#web/ui/fields/choice-field.tsx'
import { ChoicesField } from '#web/ui/fields/choices-field.tsx'
import { DateField } from '#web/ui/fields/date-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { coarse, type DatingForm, type Position, yearsBefore } from './dating-form-policy.ts'
import { todayHere } from './open-form.ts'

interface BasicsPartProps {
  form: UseFormReturn<DatingForm>
  /** When the name can be changed next; null: now. */
  nameWaitsUntil?: string | null
}

/** Who one is, whom one would like to meet, and where. */
export function BasicsPart({ form, nameWaitsUntil = null }: BasicsPartProps) {
  const t = useTranslations('dating')
  const { control } = form
  const country = useWatch({ control, name: 'place.country' })
  return (
    <div className="grid gap-5">
      <NameField form={form} waitsUntil={nameWaitsUntil} />
      <BirthField form={form} />
      <ChoiceField
        control={control}
        name="gender"
        label={t('form.gender')}
        choices={Gender.options.map((value) => ({ value, label: t(`gender.${value}`) }))}
        isRequired
      />
      <ChoicesField
        control={control}
        name="seeking"
        label={t('form.seeking')}
        choices={Gender.options.map((value) => ({ value, label: t(`seeking.${value}`) }))}
        isRequired
      />
      <LocationField form={form} />
      {hasPostalCodes(country) && (
        <TextField
          control={control}
          name="locationZip"
          label={t('form.zip')}
          hint={t('form.zipHint')}
          autoComplete="postal-code"
          maxLength={DATING_LIMITS.zipMax}
        />
      )}
    </div>
  )
}

/** A first name for dating alone. */
function NameField({ form, waitsUntil }: { form: UseFormReturn<DatingForm>; waitsUntil: string | null }) {
  const t = useTranslations('dating.form')
  const { date } = useFormats()
  return (
    <TextField
      isProse
      control={form.control}
      name="firstName"
      label={t('firstName')}
      hint={waitsUntil === null ? t('firstNameHint') : t('firstNameWaits', { date: date(waitsUntil) })}
      autoComplete="off"
      isDisabled={waitsUntil !== null}
      isRequired
    />
  )
}

/** The date, with the age that follows from it; an empty one begins 25 years back. */
function BirthField({ form: { control } }: { form: UseFormReturn<DatingForm> }) {
  const t = useTranslations('dating.form')
  const birth = useWatch({ control, name: 'dateOfBirth' })
  const today = todayHere()
  return (
    <DateField
      control={control}
      name="dateOfBirth"
      label={t('dateOfBirth')}
      hint={birth === undefined ? t('dateOfBirthHint') : t('age', { age: ageOn(birth, today) })}
      opensAt={yearsBefore(today, DATING_LIMITS.ageStart)}
      isRequired
    />
  )
}

/** 'City, State' in one's own words, or a city of the list. */
function LocationField({ form }: { form: UseFormReturn<DatingForm> }) {
  const t = useTranslations('dating.form')
  const { language } = useLanguage()
  const { control, setValue, getValues } = form
  const { field, fieldState } = useController({ control, name: 'location' })
  const place = useWatch({ control, name: 'place' })
  const position = useWatch({ control, name: 'position' })
  const take = (chosen: Place | null, found: Position | null) => {
    setValue('place', chosen)
    setValue('position', found)
    if (chosen) setValue('location', placeName(chosen, language), { shouldDirty: true })
  }
  return (
    <CityBox
      label={t('location')}
      hint={t(position === null ? 'locationHint' : 'locationFound')}
      placeholder={t('locationPlaceholder')}
      value={place}
      words={{
        text: field.value,
        onChange: (text) => {
          if (text === getValues('location')) return
          take(null, null)
          field.onChange(text)
        },
      }}
      onChange={(chosen) => take(chosen, null)}
      errorMessage={fieldState.error?.message}
      isRequired
      allowLocate
      onLocate={(located) => take(located.place, coarse(located.position))}
    />
  )
}
