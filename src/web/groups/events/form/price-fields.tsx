import { type Control, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { EVENT_PRICE_KINDS } from '#contract/groups/events/event-price.ts'
import { CURRENCIES } from '#contract/listings/price.ts'
import { ChoiceField } from '#web/ui/fields/choice-field.tsx'
import { MoneyField } from '#web/ui/fields/money-field.tsx'
import { type EventForm, NO_PRICE } from './event-form-policy.ts'

/** What it costs to come: said, not paid here. */
export function PriceFields({ control }: { control: Control<EventForm> }) {
  const t = useTranslations('groups.events.form')
  const tPrice = useTranslations('groups.events.price')
  const [kind, currency] = useWatch({ control, name: ['priceKind', 'currency'] })
  const takesAmount = kind === 'ticket' || kind === 'donation'
  return (
    <div className="grid gap-4">
      <ChoiceField
        control={control}
        name="priceKind"
        label={t('price')}
        hint={t('priceHint')}
        choices={[
          { value: NO_PRICE, label: t('noPrice') },
          ...EVENT_PRICE_KINDS.map((value) => ({ value, label: tPrice(`kind.${value}`) })),
        ]}
      />
      {takesAmount && (
        <div className="grid grid-cols-[minmax(0,1fr)_8rem] gap-3">
          <MoneyField
            control={control}
            name="amount"
            label={t(kind === 'ticket' ? 'amount' : 'suggested')}
            currency={currency}
            isRequired={kind === 'ticket'}
          />
          <ChoiceField
            control={control}
            name="currency"
            label={t('currency')}
            choices={CURRENCIES.map((value) => ({ value, label: value }))}
          />
        </div>
      )}
    </div>
  )
}
