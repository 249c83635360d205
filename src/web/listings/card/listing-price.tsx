import { useTranslations } from 'use-intl'
import type { Category } from '#contract/listings/category.ts'
import { comparedAmount, comparedPeriod, type Price } from '#contract/listings/price.ts'
import { minorDigits, useFormats } from '#web/platform/format/format.ts'

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
      <Compared price={price} category={category} />
    </span>
  )
}

/** "≈ $910 / month" of a rent by the week, and by the hour of a yearly pay. */
function Compared({ price: { amountMinor, currency, period }, category }: Required<ListingPriceProps>) {
  const t = useTranslations('listings.price')
  const { money } = useFormats()
  const compared = comparedPeriod(category)
  if (amountMinor === null || period === null || compared === null || compared === period) return null
  const digits = 10 ** minorDigits(currency)
  const minor = comparedAmount(category, amountMinor, period)
  // rents as they are said, without cents
  const amount = money(compared === 'month' ? Math.round(minor / digits) * digits : minor, currency)
  return (
    <small className="block font-sans text-[0.65em] font-medium text-muted">
      {`≈ ${t(`per.${compared}`, { amount })}`}
    </small>
  )
}

const Small = ({ children }: { children: string }) =>
  children && <small className="font-sans text-[0.7em] font-medium text-muted">{children}</small>
