import { Button } from '#web/ui/button.tsx'
import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { type NewContent, NewOffer, OFFER_DAYS, OfferDays } from '#contract/messaging/messages/new-message.ts'
import { MoneyField } from '#web/ui/fields/money-field.tsx'
import { RadioCards } from '#web/ui/fields/radio-cards.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

interface OfferSheetProps {
  title: string
  currency: string
  /** What `price` is: "The price asked". */
  priceLabel: string
  /** The price that the offer answers; null where none was named. */
  price: ReactNode
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onSend: (content: NewContent) => void
}

const Typed = z.strictObject({
  amountMinor: NewOffer.shape.amountMinor,
  days: z.enum(OFFER_DAYS.map(String)).transform(Number).pipe(OfferDays),
})

/** A price is proposed for some days; nothing is paid. */
export function OfferSheet(props: OfferSheetProps) {
  const { title, currency, priceLabel, price, isOpen, onOpenChange, onSend } = props
  const t = useTranslations('messaging.cards')
  const { control, handleSubmit } = useForm({ resolver: zodResolver(Typed), defaultValues: { days: '3' } })
  const send = handleSubmit(({ amountMinor, days }) => {
    onSend({ kind: 'offer', offer: { amountMinor, currency, days } })
    onOpenChange(false)
  })
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title={title}>
      <form onSubmit={(event) => void send(event)} noValidate className="grid gap-5 p-1">
        {price && (
          <p className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="text-muted">{priceLabel}</span>
            <span className="font-display text-xl font-bold">{price}</span>
          </p>
        )}
        <MoneyField
          control={control}
          name="amountMinor"
          label={`${t('amount')} (${currency})`}
          hint={t('amountHint')}
          currency={currency}
          isRequired
        />
        <RadioCards
          control={control}
          name="days"
          label={t('validFor')}
          columns={3}
          isShort
          choices={OFFER_DAYS.map((n) => ({ value: String(n), label: t('days', { n }) }))}
        />
        <Button type="submit" size="lg" fullWidth>
          {t('sendOffer')}
        </Button>
      </form>
    </Sheet>
  )
}
