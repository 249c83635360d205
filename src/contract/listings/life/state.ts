import { z } from 'zod'

/**
 * Where a listing stands between its first word and its end. What is withheld (its owner asked for the account to be
 * deleted) is no state of its own: it is shown to nobody and comes back as what it was.
 */
export const LISTING_STATES = [
  'draft',
  'awaiting_payment',
  'pending_review',
  'changes_requested',
  'rejected',
  'active',
  'reserved',
  'paused',
  'expired',
  'fulfilled',
  'removed',
  'deleted',
] as const
export const ListingState = z.enum(LISTING_STATES)
export type ListingState = z.infer<typeof ListingState>

/** What its owner sees of it: all but what is gone. */
export const OwnListingState = z.enum(LISTING_STATES).exclude(['deleted'])
export type OwnListingState = z.infer<typeof OwnListingState>

/** Has a page: for everybody, or (paused and pending_review) for its owner and staff alone. */
export const ShownState = z.enum(['active', 'reserved', 'paused', 'pending_review', 'expired', 'fulfilled'])
export type ShownState = z.infer<typeof ShownState>

/** Who may turn a listing: its owner, staff, a payment that came in, or the time that passes. */
export type Mover = 'owner' | 'staff' | 'payment' | 'time'
type Moves = Partial<Record<ListingState, Mover>>

/** Every way from one state to the next, and who goes it. Everything else is refused. */
export const TRANSITIONS: Readonly<Record<ListingState, Moves>> = {
  draft: { awaiting_payment: 'owner', pending_review: 'owner', active: 'owner', deleted: 'owner' },
  awaiting_payment: { pending_review: 'payment', active: 'payment', draft: 'owner', deleted: 'owner' },
  pending_review: { active: 'staff', changes_requested: 'staff', rejected: 'staff', deleted: 'owner' },
  changes_requested: { pending_review: 'owner', active: 'owner', deleted: 'owner' },
  rejected: { deleted: 'owner' },
  active: {
    reserved: 'owner',
    paused: 'owner',
    fulfilled: 'owner',
    expired: 'time',
    removed: 'staff',
    deleted: 'owner',
  },
  reserved: { active: 'owner', fulfilled: 'owner', expired: 'time', removed: 'staff', deleted: 'owner' },
  paused: { active: 'owner', fulfilled: 'owner', expired: 'time', removed: 'staff', deleted: 'owner' },
  // renewing makes it active again
  expired: { active: 'owner', fulfilled: 'owner', removed: 'staff', deleted: 'owner' },
  // as it was before, for two weeks
  fulfilled: {
    active: 'owner',
    reserved: 'owner',
    paused: 'owner',
    expired: 'owner',
    removed: 'staff',
    deleted: 'owner',
  },
  removed: { deleted: 'owner' },
  deleted: {},
}

export const mayTurn = (mover: Mover, from: ListingState, to: ListingState): boolean =>
  TRANSITIONS[from][to] === mover

/** On offer, whether or not it can be found just now; its time can run out. */
export const LIVE_STATES = ['active', 'reserved', 'paused'] as const satisfies ListingState[]
export const isLive = (state: ListingState): boolean => LIVE_STATES.some((live) => live === state)

const UNPUBLISHED: readonly ListingState[] = [
  'draft',
  'awaiting_payment',
  'pending_review',
  'changes_requested',
]

/** Begun and never published: its owner edits it freely. */
export const isUnpublished = (state: ListingState): boolean => UNPUBLISHED.includes(state)

/** May its owner change what it says? */
export const mayEdit = (state: ListingState): boolean => isUnpublished(state) || isLive(state)

/** How it came to its end. */
export const CloseOutcome = z.enum(['sold_here', 'sold_elsewhere', 'not_available'])
export type CloseOutcome = z.infer<typeof CloseOutcome>
