import type { Category } from '#contract/listings/category.ts'
import { comparedAmount, comparedPeriod, type Price, type PricePeriod } from '#contract/listings/price.ts'
import { minorDigits } from '#web/platform/format/format.ts'

/** What a rent by the week comes to in a month and a yearly pay in an hour; null where a price stands so already. */
export function comparedPrice(
  { amountMinor, currency, period }: Price,
  category: Category | null,
): { minor: number; period: PricePeriod } | null {
  const compared = comparedPeriod(category)
  if (amountMinor === null || period === null || compared === null || compared === period) return null
  const digits = 10 ** minorDigits(currency)
  const minor = comparedAmount(category, amountMinor, period)
  // rents as they are said, without cents
  return { minor: compared === 'month' ? Math.round(minor / digits) * digits : minor, period: compared }
}
