import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { GROUP_LIMITS } from '#contract/groups/group.ts'
import type { Place } from '#contract/geo/place.ts'
import { hasPostalCodes } from '#contract/geo/postal-code.ts'
import { CityBox, useCountryName } from '#web/geo/public.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import type { GroupForm } from './group-form-policy.ts'

/** Where an in-person group meets. The list of cities fills the fields in; they can be written by hand as well. */
export function PlaceSection({ form }: { form: UseFormReturn<GroupForm> }) {
  const t = useTranslations('groups.dialog.place')
  const { control, setValue } = form
  const [placeId, city, state, country] = useWatch({
    control,
    name: ['placeId', 'city', 'state', 'country'],
  })
  const countryName = useCountryName()
  const fill = (place: Place | null) => {
    if (!place) return
    const options = { shouldDirty: true, shouldValidate: true }
    setValue('city', place.name, options)
    // where a country has no states, its name says as much
    setValue('state', place.admin1 ?? countryName(place.country), options)
    setValue('placeId', place.id, { shouldDirty: true })
    setValue('country', place.country)
  }
  const chosen = placeId === null ? null : { id: placeId, name: city, nameAm: null, admin1: state }
  const byHand = () => {
    setValue('placeId', null, { shouldDirty: true })
    setValue('country', null)
  }
  return (
    <div className="grid gap-4">
      <CityBox value={chosen} onChange={fill} label={t('find')} hint={t('findHint')} />
      <div className="grid gap-4 sm:grid-cols-[2fr_1fr_1fr]">
        <div className="contents" onInput={byHand}>
          <TextField
            control={control}
            name="city"
            label={t('city')}
            maxLength={GROUP_LIMITS.cityMax}
            isRequired
          />
          <TextField
            control={control}
            name="state"
            label={t('state')}
            maxLength={GROUP_LIMITS.stateMax}
            isRequired
          />
        </div>
        {hasPostalCodes(country) && (
          <TextField
            control={control}
            name="zip"
            label={t('zip')}
            autoComplete="postal-code"
            maxLength={GROUP_LIMITS.zipMax}
          />
        )}
      </div>
    </div>
  )
}
