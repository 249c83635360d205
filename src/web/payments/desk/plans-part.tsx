import { type FormEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { PLAN_AMOUNT, type SoldPlan } from '#contract/payments/desk/sold-plan.ts'
import { PAYMENT_CURRENCIES, type PaymentCurrency } from '#contract/payments/plans/plan.ts'
import { PaymentWords } from '#web/payments/payment-words.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Loading } from '#web/ui/states/loading.tsx'
import { minorOf, typedOf } from './amount-policy.ts'
import { useChangePlan } from './change-plan.ts'
import { useSoldPlans } from './list-sold-plans.ts'

/** What is sold, and for how much in each currency. Orders that are there stay as they are. */
export const PlansPart = () => (
  <PaymentWords>
    <Plans />
  </PaymentWords>
)

function Plans() {
  const t = useTranslations('payments.desk')
  const { data, error, refetch } = useSoldPlans()
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return (
    <section aria-labelledby="plans" className="grid gap-4">
      <div>
        <h2 id="plans" className="text-xl font-bold">
          {t('plans')}
        </h2>
        <p className="text-muted">{t('plansLead')}</p>
      </div>
      <ul className="grid gap-4 lg:grid-cols-2">
        {data.items.map((plan) => (
          <li key={`${plan.planId} ${plan.version}`}>
            <PlanForm plan={plan} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function PlanForm({ plan }: { plan: SoldPlan }) {
  const t = useTranslations('payments')
  const { planId, days, version } = plan
  const change = useChangePlan()
  const [isOffered, setOffered] = useState(plan.isOffered)
  const [typed, setTyped] = useState<ReadonlyMap<PaymentCurrency, string>>(
    () => new Map(plan.prices.map(({ currency, amountMinor }) => [currency, typedOf(amountMinor, currency)])),
  )
  const prices = PAYMENT_CURRENCIES.flatMap((currency) => {
    const text = typed.get(currency) ?? ''
    return text.trim() === '' ? [] : [{ currency, amountMinor: minorOf(text, currency) ?? 0 }]
  })
  const isGood =
    prices.some(({ currency }) => currency === 'USD') &&
    prices.every(({ amountMinor }) => amountMinor >= PLAN_AMOUNT.min && amountMinor <= PLAN_AMOUNT.max)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isGood) change.mutate({ planId, version, isOffered, prices })
  }
  const name = t(`desk.plan.${planId}`)
  return (
    <form onSubmit={submit} noValidate className="grid gap-3 rounded-card bg-surface p-4 shadow-card md:p-5">
      <h3 className="font-display text-lg font-bold">
        {name}
        <span className="ms-2 font-sans text-sm font-normal text-muted">
          {days === null ? t('once') : t('days', { n: days })}
        </span>
      </h3>
      <label className="flex min-h-11 items-center gap-3 font-medium">
        <input
          type="checkbox"
          className="size-5 accent-accent"
          checked={isOffered}
          onChange={(event) => setOffered(event.target.checked)}
        />
        {t('desk.isOffered')}
      </label>
      <fieldset className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <legend className="sr-only">{t('desk.pricesOf', { plan: name })}</legend>
        {PAYMENT_CURRENCIES.map((currency) => (
          <PriceInput
            key={currency}
            currency={currency}
            typed={typed.get(currency) ?? ''}
            onType={(text) => setTyped((before) => new Map(before).set(currency, text))}
          />
        ))}
      </fieldset>
      <p className={`text-sm ${isGood ? 'text-muted' : 'text-danger'}`}>{t('desk.pricesNote')}</p>
      <Button
        type="submit"
        variant="secondary"
        className="justify-self-start"
        disabled={!isGood}
        isPending={change.isPending}
        aria-label={t('desk.saveOf', { plan: name })}
      >
        {t('desk.save')}
      </Button>
    </form>
  )
}

interface PriceInputProps {
  currency: PaymentCurrency
  typed: string
  onType: (typed: string) => void
}

function PriceInput({ currency, typed, onType }: PriceInputProps) {
  const id = useId()
  const isBad = typed.trim() !== '' && minorOf(typed, currency) === null
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-sm font-semibold">
        {currency}
      </label>
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={(event) => onType(event.target.value)}
        aria-invalid={isBad}
        className="min-h-11 w-full rounded-field border border-[var(--field-border)] bg-field px-3 text-foreground focus-visible:outline-2 focus-visible:outline-accent aria-invalid:border-danger"
      />
    </div>
  )
}
