import { wordsOf } from '#contract/listings/translation.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { changeMedia, mediaIn } from '#server/listings/change-media.ts'
import {
  changeState,
  findListing,
  type ListingRow,
  lockListing,
  saveCautions,
  saveSettledPrice,
} from '#server/listings/listing-store.ts'
import { viewContent } from '#server/listings/listing-view.ts'
import { findPhotos } from '#server/listings/photo-store.ts'
import { applyContent, dropRevision } from '#server/listings/update-published-listing.ts'
import type { ModeratedSubject, SubjectAct } from '#server/moderation/public.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findRevisionCards } from './card-store.ts'
import { notifyOwner } from './notify-owner.ts'
import { picturesOf } from './read-reviewed.ts'
import { deleteRevision, findRevision, sendRevisionBack } from './revision-store.ts'

/** What its owner wants to make of a public listing; known by the id of the listing. */
export const moderateRevision = (platform: Platform): ModeratedSubject => ({
  queue: 'listings',
  cards: findRevisionCards,

  async read(tx, { id }, _staffId, isLook) {
    const row = await (isLook ? findListing(tx, id) : lockListing(tx, id))
    const revision = row && (await findRevision(tx, id))
    if (!revision || revision.state !== 'pending_review' || row.state === 'deleted') return null
    const { content } = revision
    return {
      view: {
        title: content.title,
        text: wordsOf(content).slice(1).join('\n\n'),
        pictures: await picturesOf(tx, content),
        facts: [],
        compareId: null,
        path: `/listing/${id}`,
      },
      version: row.version,
      actions: ['approve', 'request_changes', 'remove'],
    }
  },

  async act(tx, act) {
    const row = await lockListing(tx, act.id)
    if (!row) return null
    if (act.action.kind === 'approve') await apply(tx, platform, row)
    if (act.action.kind === 'request_changes') {
      await sendRevisionBack(tx, row.id, why(act))
      await notifyOwner(tx, platform, row.id, 'changes_requested')
    }
    if (act.action.kind === 'remove') {
      await dropRevision(tx, row)
      const { reason, note } = why(act)
      await changeState(tx, row.id, { decision_reason: reason, decision_note: note }, platform.clock.now())
    }
    return null
  },

  // what was dropped is written anew
  reverse: () => Promise.resolve(),
  hide: () => Promise.resolve(false),
  show: () => Promise.resolve(),
})

const why = ({ broken }: SubjectAct) => ({
  reason: broken?.rule ?? ('other' as const),
  note: broken?.note ?? null,
})

async function apply(tx: Tx, platform: Platform, row: ListingRow): Promise<void> {
  const revision = await findRevision(tx, row.id)
  if (!revision) return
  await saveCautions(tx, row.id, [])
  const { content } = revision
  const had = [...mediaIn(viewContent(row, await findPhotos(tx, row.id))), ...mediaIn(content)]
  await changeMedia(tx, UserId.parse(row.owner_id), { had, has: mediaIn(content) })
  await deleteRevision(tx, row.id)
  await saveSettledPrice(tx, row.id, null)
  await applyContent(tx, row, content, platform.clock.now())
  await notifyOwner(tx, platform, row.id, 'approved')
}
