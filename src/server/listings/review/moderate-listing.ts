import { Category } from '#contract/listings/category.ts'
import type { Decision } from '#contract/listings/review/decision.ts'
import { ListingState } from '#contract/listings/life/state.ts'
import { wordsOf } from '#contract/listings/translation.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { dropRevision } from '#server/listings/update-published-listing.ts'
import { checkPublishable } from '#server/listings/check-publishable.ts'
import {
  changeState,
  findListing,
  type ListingRow,
  lockListing,
  saveCautions,
} from '#server/listings/listing-store.ts'
import { viewContent } from '#server/listings/listing-view.ts'
import { stateAt } from '#server/listings/listing-policy.ts'
import { findPhotos } from '#server/listings/photo-store.ts'
import { makePublic } from '#server/listings/publish-listing.ts'
import { type ModeratedSubject, openCase, type SubjectAct, withdrawCase } from '#server/moderation/public.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findListingCards } from './card-store.ts'
import { movedTo, moveListing, targetsOf } from './move-listing.ts'
import { notifyOwner } from './notify-owner.ts'
import { picturesOf } from './read-reviewed.ts'
import { saveRevision, sendRevisionBack } from './revision-store.ts'
import { releaseListings, withholdListings } from './withheld-store.ts'

/** Staff see nothing of what its owner has not handed in, or took away. */
const GONE = ['deleted', 'draft', 'changes_requested', 'awaiting_payment']
/** Decided already; an appeal is decided beside it. */
const OVER = ['removed', 'rejected']

/** A listing: before anybody sees it, and once it is public. */
export const moderateListing = (platform: Platform): ModeratedSubject => ({
  queue: 'listings',
  cards: findListingCards,

  async read(tx, { id }, _staffId, isLook) {
    const row = await (isLook ? findListing(tx, id) : lockListing(tx, id))
    if (!row || GONE.includes(row.state)) return null
    const content = viewContent(row, await findPhotos(tx, id))
    return {
      view: {
        title: row.title,
        text: wordsOf(content).slice(1).join('\n\n'),
        pictures: await picturesOf(tx, content),
        facts: [],
        compareId: null,
        path: `/listing/${id}`,
      },
      version: row.version,
      actions: OVER.includes(row.state) ? [] : ['approve', 'request_changes', 'move', 'remove'],
      targets: OVER.includes(row.state) ? [] : targetsOf(content),
    }
  },

  async mayMove(tx, { id }, to) {
    const row = await lockListing(tx, id)
    return (
      row !== null && movedTo(viewContent(row, await findPhotos(tx, id)), to, platform.clock.now()) !== null
    )
  },

  async act(tx, act) {
    const row = await lockListing(tx, act.id)
    if (!row) return null
    const waits = row.published_at === null
    if (act.action.kind === 'approve') await approve(tx, platform, row, waits)
    if (act.action.kind === 'request_changes') await sendBack(tx, platform, row, why(act))
    if (act.action.kind === 'move') return move(tx, platform, row, act.action.to)
    return act.action.kind === 'remove' ? remove(tx, platform, row, why(act)) : null
  },

  async reverse(tx, { id }, { from, movedFrom }) {
    const row = await lockListing(tx, id)
    if (row && typeof movedFrom === 'string') {
      await moveListing(tx, row, movedFrom, platform.clock.now())
      return
    }
    const isOut = row?.state === 'removed'
    if (!row || (!isOut && row.state !== 'rejected')) return
    const now = platform.clock.now()
    const before = ListingState.parse(isOut ? from : 'pending_review')
    const state = stateAt({ state: before, expires_at: row.expires_at }, now)
    await changeState(tx, id, { state, decision_reason: null, decision_note: null }, now)
    const subject = { kind: 'listing', id } as const
    if (!isOut)
      await openCase(tx, platform, { subject, ownerId: UserId.parse(row.owner_id), queue: 'listings' })
  },

  async hide(tx, { id }) {
    return (await withholdListings(tx, { listingId: id }, 'review')) > 0
  },
  show: (tx, { id }) => releaseListings(tx, { listingId: id }, 'review'),
})

const why = ({ broken }: SubjectAct): Decision => ({
  reason: broken?.rule ?? 'other',
  note: broken?.note ?? null,
})
const columnsOf = ({ reason, note }: Decision) => ({ decision_reason: reason, decision_note: note })

/** What staff have looked at warns nobody any more. */
async function approve(tx: Tx, platform: Platform, row: ListingRow, waits: boolean): Promise<void> {
  await saveCautions(tx, row.id, [])
  if (!waits) return
  const now = platform.clock.now()
  const content = checkPublishable(viewContent(row, await findPhotos(tx, row.id)), now)
  await makePublic(tx, platform, row.id, content)
  await notifyOwner(tx, platform, row.id, 'approved')
}

/** What waits is let in where it belongs. */
async function move(tx: Tx, platform: Platform, row: ListingRow, to: string) {
  const movedFrom = await moveListing(tx, row, to, platform.clock.now())
  const moved = movedFrom === null ? null : await lockListing(tx, row.id)
  if (moved?.published_at === null) await approve(tx, platform, moved, true)
  return movedFrom === null ? null : { movedFrom }
}

/** What others see already stays so: its owner is asked for a change of it. */
async function sendBack(tx: Tx, platform: Platform, row: ListingRow, decision: Decision): Promise<void> {
  const now = platform.clock.now()
  if (row.published_at === null) {
    await changeState(tx, row.id, { state: 'changes_requested', ...columnsOf(decision) }, now)
  } else {
    await saveRevision(tx, row.id, viewContent(row, await findPhotos(tx, row.id)), now)
    await sendRevisionBack(tx, row.id, decision)
  }
  await notifyOwner(tx, platform, row.id, 'changes_requested')
}

/** What was never shown never will be; what is public is taken down, with the change of it that waits. */
async function remove(tx: Tx, platform: Platform, row: ListingRow, decision: Decision) {
  const now = platform.clock.now()
  await dropRevision(tx, row)
  await withdrawCase(tx, platform, { kind: 'revision', id: row.id })
  const isOut = row.published_at !== null
  await changeState(
    tx,
    row.id,
    {
      state: isOut ? 'removed' : 'rejected',
      withheld_from: null,
      withheld_for: [],
      ...columnsOf(decision),
    },
    now,
  )
  if (!isOut) await platform.events.emit(tx, 'listings.rejected', { listingId: row.id })
  return { from: row.withheld_from ?? row.state, category: Category.parse(row.category) }
}
