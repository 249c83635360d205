import type { DraftContentInput } from '#contract/listings/listing-content.ts'
import type { ListingId } from '#contract/listings/listing.ts'
import type { OwnListing } from '#contract/listings/own/own-listing.ts'
import { readOwnListing } from '#contract/listings/own/read-own-listing.ts'
import { createOrder } from '#contract/payments/orders/create-order.ts'
import type { Order } from '#contract/payments/orders/order.ts'
import { readOrder } from '#contract/payments/orders/read-order.ts'
import type { PlanId } from '#contract/payments/plans/plan.ts'
import { posted, SOFA } from '#server/listings/listings.fixture.ts'
import type { Person } from '#server/testing/people.ts'
import type { World } from '#server/testing/world.ts'

/** A day in two months. */
const applyBy = (world: World) =>
  new Date(world.clock.now().getTime() + 60 * 86_400_000).toISOString().slice(0, 10)

/** A job in a shop, which costs $15 to post. */
export const jobOf = (world: World) =>
  ({
    ...SOFA,
    category: 'jobs',
    subcategory: 'other_work',
    title: 'Somebody for our shop in the afternoon',
    description: 'Five afternoons a week, at the till and between the shelves of our shop.',
    price: { type: 'fixed', amountMinor: 240_000, maxMinor: null, currency: 'USD', period: 'month' },
    details: {
      employer: 'Habesha Market',
      employment_type: 'part_time',
      no_fees: true,
      apply_by: applyBy(world),
    },
  }) satisfies DraftContentInput

/** A room, which costs nothing unless its owner lets many, or those of others. */
export const roomOf = (world: World) =>
  ({
    ...SOFA,
    category: 'rooms_housing',
    subcategory: 'room_private',
    title: 'A room with a window',
    price: { ...SOFA.price, period: 'month' },
    details: { available_from: world.clock.now().toISOString().slice(0, 10) },
  }) satisfies DraftContentInput

/** What is bought, with what it costs at first. */
export const PRICES: Readonly<Record<PlanId, number>> = {
  posting_job: 1500,
  posting_rooms: 1000,
  bump: 200,
  featured_3: 500,
  featured_7: 900,
  featured_14: 1500,
  highlight_7: 300,
}

let titles = 0

/** A job that waits for its fee; each says something else. */
export function unpaidJob(world: World, person: Person): Promise<OwnListing> {
  const n = ++titles
  const job = jobOf(world)
  return posted(world, person, { ...job, title: `${job.title}, number ${n}` })
}

/** Orders plans at the prices of the beginning. */
export const order = (world: World, person: Person, listingId: ListingId, ...planIds: PlanId[]) =>
  world.call(
    createOrder,
    {
      listingId,
      planIds,
      currency: 'USD',
      amountMinor: planIds.reduce((sum, planId) => sum + PRICES[planId], 0),
    },
    person,
  )

/** Chooses on the page of the test provider. */
export async function choose(world: World, { checkoutUrl }: Pick<Order, 'checkoutUrl'>, outcome: string) {
  if (checkoutUrl === null) throw new Error('This order has no page to be paid at.')
  const { pathname, search } = new URL(checkoutUrl)
  return world.inject({
    method: 'POST',
    url: `${pathname}${search}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `outcome=${outcome}`,
  })
}

export const readBack = async (world: World, person: Person, { id }: Pick<Order, 'id'>): Promise<Order> =>
  (await world.call(readOrder, { orderId: id }, person)).body

export const stateOf = async (world: World, person: Person, listingId: ListingId): Promise<string> =>
  (await world.call(readOwnListing, { listingId }, person)).body.state
