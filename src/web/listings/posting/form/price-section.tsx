import { type Control, useController, type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { NEIGHBORHOOD_CITIES } from '#contract/geo/neighborhoods.ts'
import type { Place } from '#contract/geo/place.ts'
import { SpokenLanguage } from '#contract/language/language.ts'
import { LISTING_LIMITS } from '#contract/listings/listing.ts'
import { CONTACT_WAYS, PHONE_LIMITS } from '#contract/listings/phone/phone-number.ts'
import { CURRENCIES, currencyOf, PRICE_RULES, PRICED_TYPES } from '#contract/listings/price.ts'
import { CityBox, PickPlace } from '#web/geo/public.tsx'
import { ToggleChips } from '#web/listings/search/choice-chips.tsx'
import { useNeighborhoodName } from '#web/listings/search/place/name-neighborhood.ts'
import { PlaceSketch } from '#web/listings/page/place-sketch.tsx'
import { ChoiceField } from '#web/ui/fields/choice-field.tsx'
import { ChoicesField } from '#web/ui/fields/choices-field.tsx'
import { MoneyField } from '#web/ui/fields/money-field.tsx'
import { RadioCards } from '#web/ui/fields/radio-cards.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { PriceHint } from './price-hint.tsx'
import type { ListingForm } from './listing-form-policy.ts'

/** What it costs, where it is, and how and in which languages one can ask. */
export function PriceSection({ form }: { form: UseFormReturn<ListingForm> }) {
  const t = useTranslations('listings.posting')
  const { control } = form
  return (
    <div className="grid gap-10">
      <PriceFields control={control} />
      <PlaceFields form={form} />
      <ChoicesField
        control={control}
        name="languages"
        label={t('languages')}
        hint={t('languagesHint', { max: LISTING_LIMITS.languagesMax })}
        choices={SpokenLanguage.options.map((value) => ({ value, label: t(`spoken.${value}`) }))}
      />
      <PhoneFields control={control} />
    </div>
  )
}

/** A number, and what it is for once there is one. */
function PhoneFields({ control }: { control: Control<ListingForm> }) {
  const t = useTranslations('listings')
  const phone = useWatch({ control, name: 'phone' })
  return (
    <div className="grid grid-cols-1 gap-5">
      <TextField
        control={control}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        label={t('posting.phone')}
        hint={t('posting.phoneHint')}
        maxLength={PHONE_LIMITS.typedMax}
      />
      {phone.trim() !== '' && (
        <ChoicesField
          control={control}
          name="phoneWays"
          label={t('posting.phoneWays')}
          isRequired
          choices={CONTACT_WAYS.map((value) => ({ value, label: t(`phone.way.${value}`) }))}
        />
      )}
    </div>
  )
}

function PriceFields({ control }: { control: Control<ListingForm> }) {
  const t = useTranslations('listings')
  const [category, type, currency] = useWatch({
    control,
    name: ['category', 'price.type', 'price.currency'],
  })
  const { types, periods, periodRequired } = PRICE_RULES[category]
  const offered = periodRequired ? periods : (['whole', ...periods] as const)
  return (
    <div className="grid grid-cols-1 gap-5">
      <RadioCards
        control={control}
        name="price.type"
        label={t(`posting.priceOf.${category}`)}
        columns={3}
        choices={types.map((value) => ({ value, label: t(`price.type.${value}`) }))}
      />
      {PRICED_TYPES.includes(type) && (
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <MoneyField
            control={control}
            name="price.amountMinor"
            label={t(type === 'range' ? 'posting.from' : 'posting.amount')}
            currency={currency}
            isRequired
          />
          {type === 'range' && (
            <MoneyField
              control={control}
              name="price.maxMinor"
              label={t('posting.upTo')}
              currency={currency}
            />
          )}
          {periods.length > 0 && (
            <ChoiceField
              control={control}
              name="price.period"
              label={t('posting.per')}
              choices={offered.map((value) => ({
                value,
                label: value === 'whole' ? t('posting.whole') : t(`price.period.${value}`),
              }))}
            />
          )}
          <ChoiceField
            control={control}
            name="price.currency"
            label={t('posting.currency')}
            choices={CURRENCIES.map((value) => ({
              value,
              label: `${t(`price.currency.${value}`)} (${value})`,
            }))}
          />
        </div>
      )}
      {PRICED_TYPES.includes(type) && <PriceHint control={control} />}
    </div>
  )
}

interface KnownNeighborhoodsProps {
  placeId: number | null
  written: string
  onChoose: (name: string) => void
}

/** The parts of a large city, to be chosen with a tap: lists can be narrowed to them. */
function KnownNeighborhoods({ placeId, written, onChoose }: KnownNeighborhoodsProps) {
  const t = useTranslations('listings.search')
  const nameOf = useNeighborhoodName()
  const city = NEIGHBORHOOD_CITIES.find((one) => one.placeId === placeId)
  if (!city) return null
  return (
    <ToggleChips
      label={t('neighborhoods', { city: nameOf(city) })}
      chosen={[written.trim()]}
      onChange={(next) => onChoose(next.find((name) => name !== written.trim()) ?? '')}
      choices={city.neighborhoods.map((part) => ({ value: nameOf(part), label: nameOf(part) }))}
    />
  )
}

function PlaceFields({ form }: { form: UseFormReturn<ListingForm> }) {
  const t = useTranslations('listings.posting')
  const { control, getValues, setValue } = form
  const { field, fieldState } = useController({ control, name: 'place' })
  const neighborhood = useWatch({ control, name: 'neighborhood' })
  const place = field.value
  const choose = (chosen: Place | null) => {
    const isCurrencyOfPlace = !place || getValues('price.currency') === currencyOf(place.country)
    field.onChange(chosen)
    if (chosen && isCurrencyOfPlace)
      setValue('price.currency', currencyOf(chosen.country), { shouldDirty: true })
  }
  return (
    <div className="grid grid-cols-1 gap-5">
      <CityBox
        label={t('city')}
        value={place}
        isRequired
        allowLocate
        errorMessage={fieldState.error?.message}
        onChange={choose}
        action={<PickPlace place={place} onPick={choose} />}
      />
      <TextField
        isProse
        control={control}
        name="neighborhood"
        label={t('neighborhood')}
        hint={t('neighborhoodHint')}
      />
      <KnownNeighborhoods
        placeId={place?.id ?? null}
        written={neighborhood}
        onChoose={(name) => setValue('neighborhood', name, { shouldDirty: true })}
      />
      {place && (
        <div className="grid gap-2">
          <p className="text-sm font-medium">{t('seen')}</p>
          <PlaceSketch place={{ ...place, neighborhood: neighborhood.trim() || null }} />
        </div>
      )}
    </div>
  )
}
