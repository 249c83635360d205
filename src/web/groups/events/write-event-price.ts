import { useTranslations } from 'use-intl'
import type { EventPrice } from '#contract/groups/events/event-price.ts'
import { useFormats } from '#web/platform/format/format.ts'

/** What it costs to come, in words. */
export function useEventPrice(): (price: EventPrice) => string {
  const t = useTranslations('groups.events.price')
  const { money } = useFormats()
  return ({ kind, amountMinor, currency }) =>
    kind === 'free' || amountMinor === null || currency === null
      ? t(`bare.${kind}`)
      : t(`of.${kind}`, { amount: money(amountMinor, currency) })
}
