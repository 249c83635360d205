import type { OwnListing } from '#contract/listings/own/own-listing.ts'

/** Where its owner goes on: to pay what it costs, or to see it. */
export const afterPublishing = ({ id, state }: Pick<OwnListing, 'id' | 'state'>) =>
  state === 'awaiting_payment'
    ? ({ to: '/payment', search: { listing: id } } as const)
    : ({ to: '/listing-success', search: { id } } as const)
