import { useTranslations } from 'use-intl'
import type { PricedPlan, Product } from '#contract/payments/plans/plan.ts'
import { useFormats } from '#web/platform/format/format.ts'

interface PlanChoiceProps {
  product: Product
  plans: readonly PricedPlan[]
  currency: string
  chosen: string | undefined
  onChoose: (planId: string | undefined) => void
}

const OPTION =
  'flex min-h-12 cursor-pointer items-center justify-between gap-3 rounded-xl border border-border bg-surface px-4 py-2 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:ring-2 has-focus-visible:ring-accent'

/** One way to promote a listing, or to renew it: what it does, for how long and for how much, or not now. */
export function PlanChoice({ product, plans, currency, chosen, onChoose }: PlanChoiceProps) {
  const t = useTranslations('payments')
  const { money } = useFormats()
  const lengthOf = ({ days }: PricedPlan) => (days === null ? t('once') : t('days', { n: days }))
  // whoever is asked has posted already
  const title = product === 'posting' ? t('renewal.title') : t(`product.${product}`)
  const option = (planId: string | undefined, label: string, price?: string) => (
    <label key={planId ?? ''} className={OPTION}>
      <span className="flex items-center gap-3">
        <input
          type="radio"
          name={product}
          className="size-5 accent-accent"
          checked={chosen === planId}
          onChange={() => onChoose(planId)}
        />
        {label}
      </span>
      {price !== undefined && <span className="font-semibold tabular-nums">{price}</span>}
    </label>
  )
  return (
    <fieldset className="grid gap-2 rounded-card bg-surface p-4 shadow-card md:p-5">
      <legend className="sr-only">{title}</legend>
      <h3 aria-hidden="true" className="font-display text-lg font-bold">
        {title}
      </h3>
      <p className="mb-1 text-muted">{product === 'posting' ? t('renewal.does') : t(`does.${product}`)}</p>
      {option(undefined, t('none'))}
      {plans.map((plan) => option(plan.planId, lengthOf(plan), money(plan.amountMinor, currency)))}
    </fieldset>
  )
}
