import { useTranslations } from 'use-intl'
import type { Category } from '#contract/listings/category.ts'
import type { Price, PricePeriod } from '#contract/listings/price.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { Spoken } from '#web/platform/format/spoken.tsx'
import { comparedPrice } from './compared-price-policy.ts'

/** Stands where the amount goes while the words around it are looked for. */
const HERE = '\u0000'

interface ListingPriceProps {
  price: Price
  /** Given, what it comes to in the period that prices of the category are compared in is written behind it. */
  category?: Category | null
}

/** A price in words and figures; the period is written smaller. Takes its size from the parent. */
export function ListingPrice({ price, category = null }: ListingPriceProps) {
  const t = useTranslations('listings.price')
  const { money } = useFormats()
  const { type, amountMinor, maxMinor, currency, period } = price

  if (type === 'free' || type === 'swap') return <span>{t(`type.${type}`)}</span>
  if (type === 'on_request') return <span>{t('onRequest')}</span>
  // only a draft has none
  if (amountMinor === null) return <span className="text-muted">{t('missing')}</span>

  const compared = comparedPrice(price, category)
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
      <Spoken kind="price" minor={amountMinor} {...{ currency, maxMinor, isFrom, period, compared }}>
        <Small>{lead + before}</Small>
        {whole}
        <Small>{after + each}</Small>
        {compared && <Compared {...compared} currency={currency} />}
      </Spoken>
    </span>
  )
}

/** "≈ $910 / month" of a rent by the week, and by the hour of a yearly pay. */
function Compared({ minor, period, currency }: { minor: number; period: PricePeriod; currency: string }) {
  const t = useTranslations('listings.price')
  const { money } = useFormats()
  return (
    <small className="block font-sans text-[0.65em] font-medium text-muted">
      {`≈ ${t(`per.${period}`, { amount: money(minor, currency) })}`}
    </small>
  )
}

const Small = ({ children }: { children: string }) =>
  children && <small className="font-sans text-[0.7em] font-medium text-muted">{children}</small>
