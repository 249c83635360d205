import { ChevronDown } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { CURRENCIES, type Currency, type PricePeriod } from '#contract/listings/price.ts'
import { amountOf } from './apply-filters.ts'
import type { SearchChange } from './change-search.ts'
import { useTyping } from '#web/platform/use-typing.ts'

interface PriceRangeProps {
  min: number | null
  max: number | null
  currency: Currency
  /** What rents and pay are compared by; null where prices stand for the whole. */
  period: PricePeriod | null
  onChange: (change: SearchChange, options?: { replace?: boolean }) => void
}

/** Lowest and highest price, in one currency: nothing is ever converted. */
export function PriceRange({ min, max, currency, period, onChange }: PriceRangeProps) {
  const t = useTranslations('listings.search.price')
  const label = period === 'month' || period === 'hour' ? t(`by.${period}`) : t('label')
  const tCurrency = useTranslations('listings.price.currency')
  return (
    <fieldset>
      <legend className="sr-only">{label}</legend>
      <div className="mb-2 flex items-center justify-between gap-2">
        <span aria-hidden="true" className="text-sm font-semibold">
          {label}
        </span>
        <label className="relative flex min-h-9 items-center gap-1 rounded-full px-2 text-sm font-medium text-muted focus-within:outline-2 focus-within:outline-accent hover:text-foreground">
          <span aria-hidden="true">{currency}</span>
          <ChevronDown size={16} aria-hidden="true" />
          <select
            aria-label={t('currency')}
            value={currency}
            onChange={(event) => onChange({ currency: event.target.value })}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          >
            {CURRENCIES.map((code) => (
              <option key={code} value={code}>
                {t('named', { code, name: tCurrency(code) })}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className="grid grid-cols-2 gap-2">
        <Amount
          label={t('min')}
          value={min}
          onChange={(minPrice, options) => onChange({ minPrice, currency }, options)}
        />
        <Amount
          label={t('max')}
          value={max}
          onChange={(maxPrice, options) => onChange({ maxPrice, currency }, options)}
        />
      </div>
      <output className="block text-sm text-danger">
        {min !== null && max !== null && min > max && t('order')}
      </output>
    </fieldset>
  )
}

interface AmountProps {
  label: string
  value: number | null
  onChange: (value: string | undefined, options: { replace: boolean }) => void
}

function Amount({ label, value, onChange }: AmountProps) {
  const { text, type, settle } = useTyping(value === null ? '' : String(value), (next, options) =>
    onChange(amountOf(next)?.toString(), options),
  )
  const isWrong = text.trim() !== '' && amountOf(text) === null
  return (
    <input
      type="text"
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      aria-invalid={isWrong}
      placeholder={label}
      value={text}
      maxLength={12}
      onChange={(event) => type(event.target.value)}
      onBlur={settle}
      onKeyDown={(event) => event.key === 'Enter' && settle()}
      className="min-h-11 w-full min-w-0 rounded-field border border-[var(--field-border)] bg-field px-3 text-foreground placeholder:text-field-placeholder focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-accent aria-invalid:border-danger"
    />
  )
}
