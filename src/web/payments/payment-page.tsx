import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { isUnpublished } from '#contract/listings/life/state.ts'
import { ListingId } from '#contract/listings/listing.ts'
import type { Order } from '#contract/payments/orders/order.ts'
import type { PlansOfListing } from '#contract/payments/plans/list-plans.ts'
import type { Product } from '#contract/payments/plans/plan.ts'
import { OwnListingPreview, useOwnListing } from '#web/listings/posting/preview/public.tsx'
import { useFormats } from '#web/platform/format/format.ts'
import { useMayPay } from '#web/site/public.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Loading } from '#web/ui/states/loading.tsx'
import { MembersOnly } from '#web/ui/states/members-only.tsx'
import { NotFoundPage } from '#web/ui/states/not-found.tsx'
import { useCancelOrder } from './cancel-order.ts'
import { useCreateOrder } from './create-order.ts'
import { usePlans } from './list-plans.ts'
import { PaymentWords } from './payment-words.tsx'
import { PlanChoice } from './plan-choice.tsx'
import { chosenPlans, promotionsByProduct, sumOf } from './plan-policy.ts'

/** What a listing costs to post, and what can promote it. */
export function PaymentPage() {
  const { listing } = useSearch({ strict: false })
  const id = ListingId.safeParse(listing)
  return (
    <PaymentWords>
      {id.success ? <MembersOnly>{() => <Payment listingId={id.data} />}</MembersOnly> : <ForWhich />}
    </PaymentWords>
  )
}

function ForWhich() {
  const t = useTranslations('payments')
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeading title={t('title')} />
      <EmptyState
        sentence={t('forWhich')}
        action={
          <ButtonLink to="/my-listings" search={{}}>
            {t('back')}
          </ButtonLink>
        }
      />
    </div>
  )
}

function Payment({ listingId }: { listingId: ListingId }) {
  const t = useTranslations('payments')
  const plans = usePlans(listingId)
  const own = useOwnListing(listingId)
  if (plans.error?.code === 'payments.not-found') return <NotFoundPage />
  const error = plans.error ?? own.error
  if (error && (!plans.data || !own.data))
    return <ErrorState error={error} onRetry={() => void Promise.all([plans.refetch(), own.refetch()])} />
  if (!plans.data || !own.data) return <Loading />
  const { title, state } = own.data
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeading title={t('title')} lead={<span lang="">{t('forListing', { title })}</span>} />
      <Offer key={plans.dataUpdatedAt} listingId={listingId} plans={plans.data} />
      <p className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to="/my-listings" search={{}} variant="tertiary">
          {t('back')}
        </ButtonLink>
        {isUnpublished(state) && (
          <ButtonLink to="/edit-listing/$id" params={{ id: listingId }} search={{}} variant="tertiary">
            {t('edit')}
          </ButtonLink>
        )}
      </p>
    </div>
  )
}

function Offer({ listingId, plans }: { listingId: ListingId; plans: PlansOfListing }) {
  const t = useTranslations('payments')
  const { provider, fee, promotions, noPromotion, open } = plans
  const mayPay = useMayPay()
  if (provider !== null && !mayPay) return <EmptyState sentence={t('notInApp')} more={t('notInAppMore')} />
  if (provider === null) return <EmptyState sentence={t('nothingSold')} more={t('nothingSoldMore')} />
  if (open?.state === 'processing') return <AtTheBank order={open} />
  const isEmpty = fee === null && promotions.length === 0
  return (
    <div className="grid gap-6">
      {open && <OpenOrder order={open} />}
      <Running running={plans.running} />
      {isEmpty ? (
        <EmptyState
          sentence={t('nothingDue')}
          more={noPromotion === null ? undefined : t(`noPromotion.${noPromotion}`)}
        />
      ) : (
        <Choice listingId={listingId} plans={plans} />
      )}
    </div>
  )
}

function AtTheBank({ order }: { order: Order }) {
  const t = useTranslations('payments')
  const { money } = useFormats()
  return <EmptyState sentence={t('open.bank', { sum: money(order.amountMinor, order.currency) })} />
}

/** Whoever came back without paying goes on from here. */
function OpenOrder({ order }: { order: Order }) {
  const t = useTranslations('payments.open')
  const { money } = useFormats()
  const cancel = useCancelOrder()
  const { id, amountMinor, currency, checkoutUrl } = order
  return (
    <section className="grid gap-3 rounded-card border border-gold bg-surface p-4 shadow-card md:p-5">
      <h2 className="font-display text-lg font-bold">{t('title', { sum: money(amountMinor, currency) })}</h2>
      <p className="text-muted">{t('text')}</p>
      <div className="flex flex-wrap gap-3">
        {checkoutUrl !== null && <Button onClick={() => location.assign(checkoutUrl)}>{t('go')}</Button>}
        <Button variant="outline" isPending={cancel.isPending} onClick={() => cancel.mutate({ orderId: id })}>
          {t('cancel')}
        </Button>
      </div>
    </section>
  )
}

function Running({ running }: Pick<PlansOfListing, 'running'>) {
  const t = useTranslations('payments')
  const { date } = useFormats()
  const promoted = running.filter(({ product }) => product !== 'posting')
  if (promoted.length === 0) return null
  return (
    <ul className="grid gap-1 text-muted">
      {promoted.map(({ product, endsAt, cameOfIt }) => (
        <li key={`${product} ${endsAt}`}>
          {endsAt === null
            ? t('waits', { product: t(`product.${product}`) })
            : t('running', { product: t(`product.${product}`), date: date(endsAt) })}
          {cameOfIt && ` · ${t('cameOfIt', cameOfIt)}`}
        </li>
      ))}
    </ul>
  )
}

function Choice({ listingId, plans }: { listingId: ListingId; plans: PlansOfListing }) {
  const t = useTranslations('payments')
  const { money } = useFormats()
  const [chosen, setChosen] = useState<ReadonlyMap<Product, string>>(() => new Map())
  const create = useCreateOrder()
  const { currency, fee, isFeeOptional, provider, noPromotion } = plans
  const bought = chosenPlans(plans, chosen)
  const sum = sumOf(bought)
  const choose = (product: Product, planId: string | undefined) =>
    setChosen((before) => {
      const next = new Map(before)
      if (planId === undefined) next.delete(product)
      else next.set(product, planId)
      return next
    })
  const pay = () =>
    create.mutate({ listingId, planIds: bought.map(({ planId }) => planId), currency, amountMinor: sum })
  const groups = promotionsByProduct(plans)
  return (
    <div className="grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="grid gap-4">
        {fee !== null && !isFeeOptional && (
          <section className="rounded-card bg-surface p-4 shadow-card md:p-5">
            <h2 className="flex justify-between gap-3 font-display text-lg font-bold">
              <span>{t('product.posting')}</span>
              <span className="tabular-nums">{money(fee.amountMinor, currency)}</span>
            </h2>
            <p className="mt-1 text-muted">
              {fee.days !== null && `${t('days', { n: fee.days })} · `}
              {t('does.posting')}
            </p>
          </section>
        )}
        {groups.length > 0 && (
          <>
            <div>
              <h2 className="text-xl font-bold">{t('promote')}</h2>
              <p className="text-muted">{t('counts')}</p>
            </div>
            {groups.map(([product, offered]) => (
              <PlanChoice
                key={product}
                product={product}
                plans={offered}
                currency={currency}
                chosen={chosen.get(product)}
                onChoose={(planId) => choose(product, planId)}
              />
            ))}
          </>
        )}
        {groups.length === 0 && noPromotion !== null && (
          <p className="text-muted">{t(`noPromotion.${noPromotion}`)}</p>
        )}
      </div>
      <aside className="grid gap-4 md:sticky md:top-24">
        <div>
          <h2 className="mb-2 font-sans text-base font-semibold">{t('preview')}</h2>
          <div className="max-w-72">
            <OwnListingPreview
              listingId={listingId}
              isFeatured={chosen.has('featured')}
              isHighlighted={chosen.has('highlight')}
            />
          </div>
        </div>
        <div className="grid gap-3 rounded-card bg-surface p-4 shadow-card">
          <p className="flex justify-between gap-3 font-display text-xl font-bold">
            <span>{t('total')}</span>
            <output className="tabular-nums">{money(sum, currency)}</output>
          </p>
          <Button size="lg" fullWidth disabled={sum === 0} isPending={create.isPending} onClick={pay}>
            {sum === 0 ? t('nothingChosen') : t('pay', { sum: money(sum, currency) })}
          </Button>
          {provider === 'test' && <p className="text-sm font-semibold">{t('test')}</p>}
          <p className="text-sm text-muted">{t('safe')}</p>
          <p className="text-sm text-muted">{t('taxNote')}</p>
        </div>
      </aside>
    </div>
  )
}
