import { useTranslations } from 'use-intl'
import type { Price } from '#contract/listings/price.ts'
import { useFormats } from '#web/platform/format/format.ts'

/** Stands where the amount goes while the words around it are looked for. */
const HERE = '\u0000'

/** A price in words and figures; the period is written smaller. Takes its size from the parent. */
export function ListingPrice({ price }: { price: Price }) {
  const t = useTranslations('listings.price')
  const { money } = useFormats()
  const { type, amountMinor, maxMinor, currency, period } = price

  if (type === 'free' || type === 'swap') return <span>{t(`type.${type}`)}</span>
  if (type === 'on_request') return <span>{t('onRequest')}</span>
  // only a draft has none
  if (amountMinor === null) return <span className="text-muted">{t('missing')}</span>

  const amount = money(amountMinor, currency)
  const isFrom = type === 'range' && maxMinor === null
  const whole =
    type === 'range' && maxMinor !== null
      ? t('between', { from: amount, to: money(maxMinor, currency) })
      : amount
  const [before = '', after = ''] = isFrom ? t('from', { amount: HERE }).split(HERE) : []
  const [lead = '', each = ''] = period === null ? [] : t(`per.${period}`, { amount: HERE }).split(HERE)
  return (
    <span>
      <Small>{lead + before}</Small>
      {whole}
      <Small>{after + each}</Small>
    </span>
  )
}

const Small = ({ children }: { children: string }) =>
  children && <small className="font-sans text-[0.7em] font-medium text-muted">{children}</small>
