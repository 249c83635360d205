import { Button } from '#web/ui/button.tsx'
import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { type NewContent, OfferFacts } from '#contract/messaging/messages/message.ts'
import { MoneyField } from '#web/ui/fields/money-field.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

interface OfferSheetProps {
  currency: string
  /** What is asked. */
  price: ReactNode
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onSend: (content: NewContent) => void
}

const Asked = z.strictObject({ amountMinor: OfferFacts.shape.amountMinor })

/** A price is proposed; nothing is paid. */
export function OfferSheet({ currency, price, isOpen, onOpenChange, onSend }: OfferSheetProps) {
  const t = useTranslations('messaging.cards')
  const tAsk = useTranslations('messaging.composer')
  const { control, handleSubmit } = useForm({ resolver: zodResolver(Asked) })
  const send = handleSubmit(({ amountMinor }) => {
    onSend({ kind: 'offer', offer: { amountMinor, currency } })
    onOpenChange(false)
  })
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title={tAsk('offer')}>
      <form onSubmit={(event) => void send(event)} noValidate className="grid gap-5 p-1">
        {price && (
          <p className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="text-muted">{t('asked')}</span>
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
        <Button type="submit" size="lg" fullWidth>
          {t('sendOffer')}
        </Button>
      </form>
    </Sheet>
  )
}
