import { type PaymentCurrency, PlanId, PLANS, type PricedPlan } from '#contract/payments/plans/plan.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

/** What is sold now, with every currency that it has a price in. */
export async function findPrices(db: Database | Tx): Promise<Map<string, PricedPlan[]>> {
  const rows = await db
    .selectFrom('payment_price')
    .innerJoin('payment_plan', 'payment_plan.id', 'payment_price.plan_id')
    .select(['plan_id', 'currency', 'amount_minor'])
    .where('payment_plan.is_offered', '=', true)
    .execute()
  const plans = rows.map(({ plan_id, currency, amount_minor }) => {
    const planId = PlanId.parse(plan_id)
    return { currency, plan: { planId, ...PLANS[planId], amountMinor: amount_minor } }
  })
  const byCurrency = Map.groupBy(plans, ({ currency }) => currency)
  return new Map([...byCurrency].map(([currency, priced]) => [currency, priced.map(({ plan }) => plan)]))
}

/** Where a currency has a price for everything, it is taken; everything has one in this. */
export const BASE_CURRENCY: PaymentCurrency = 'USD'

/** Is it sold at all for now? */
export async function isOffered(db: Database | Tx, planId: PlanId): Promise<boolean> {
  const row = await db
    .selectFrom('payment_plan')
    .innerJoin('payment_price', 'payment_price.plan_id', 'payment_plan.id')
    .select('payment_plan.id')
    .where('payment_plan.id', '=', planId)
    .where('is_offered', '=', true)
    .executeTakeFirst()
  return row !== undefined
}

export interface SoldPlanRow {
  id: string
  is_offered: boolean
  version: number
  /** Null where the plan has no price at all. */
  currency: string | null
  amount_minor: number | null
}

/** A row for each price; one plan when it is named. */
export function findSoldPlans(db: Database | Tx, planId?: PlanId): Promise<SoldPlanRow[]> {
  return db
    .selectFrom('payment_plan')
    .leftJoin('payment_price', 'payment_price.plan_id', 'payment_plan.id')
    .select(['payment_plan.id', 'is_offered', 'version', 'currency', 'amount_minor'])
    .$if(planId !== undefined, (query) => query.where('payment_plan.id', '=', planId ?? ''))
    .execute()
}

/** @returns false where it is another version by now */
export async function takePlan(
  tx: Tx,
  {
    planId,
    version,
    isOffered: isSold,
    at,
  }: { planId: PlanId; version: number; isOffered: boolean; at: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('payment_plan')
    .set({ is_offered: isSold, version: version + 1, changed_at: at })
    .where('id', '=', planId)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The plan is locked. */
export async function replacePrices(
  tx: Tx,
  planId: PlanId,
  prices: readonly { currency: PaymentCurrency; amountMinor: number }[],
): Promise<void> {
  await tx.deleteFrom('payment_price').where('plan_id', '=', planId).execute()
  await tx
    .insertInto('payment_price')
    .values(
      prices.map(({ currency, amountMinor }) => ({ plan_id: planId, currency, amount_minor: amountMinor })),
    )
    .execute()
}
