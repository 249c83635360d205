import { useTranslations } from 'use-intl'
import type { EventPrice } from '#contract/groups/events/event-price.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { SpokenIn } from '#web/platform/format/spoken.tsx'

/** What it costs to come, in words. */
export function EventCost({ price }: { price: EventPrice }) {
  const t = useTranslations('groups.events.price')
  const { money } = useFormats()
  const { kind, amountMinor, currency } = price
  if (kind === 'free' || amountMinor === null || currency === null) return t(`bare.${kind}`)
  return (
    <SpokenIn
      sentence={(amount) => t(`of.${kind}`, { amount })}
      figure={money(amountMinor, currency)}
      kind="price"
      minor={amountMinor}
      currency={currency}
      period={null}
    />
  )
}
