import { MediaId } from '#contract/media/picture.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { changeAllowance, lockAllowance } from '#server/dating/deck/allowance-store.ts'
import { dayOf } from '#server/dating/profile/profile-policy.ts'
import { changeDating, lockOwnDating } from '#server/dating/profile/profile-store.ts'
import { picturesFor } from '#server/media/public.ts'
import type { ModeratedSubject } from '#server/moderation/public.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findEvidencePhotos } from './evidence-store.ts'

/**
 * A dating profile, by its words and photos when it was reported: also one that was deleted since. Whoever is taken out
 * stays out, with a new profile too.
 */
export const moderateDatingProfile = (platform: Platform): ModeratedSubject => ({
  queue: 'reports',
  cards: (_db, ids) => Promise.resolve(new Map(ids.map((id) => [id, { title: null, picture: null }]))),

  async read(tx, { id }, staffId) {
    const photos = await findEvidencePhotos(tx, [id])
    const mediaIds = photos.map(({ media_id }) => MediaId.parse(media_id))
    const pictures = await picturesFor(tx, platform, staffId, mediaIds)
    return {
      view: {
        title: null,
        text: null,
        pictures: mediaIds.flatMap((mediaId) => pictures.get(mediaId) ?? []),
        facts: [],
        compareId: null,
        path: null,
      },
      version: 0,
      actions: ['remove'],
    }
  },

  async act(tx, { ownerId, action }) {
    if (ownerId === null || action.kind !== 'remove') return null
    await setRemoved(tx, ownerId, true, platform.clock.now())
    return { isRemoved: true }
  },
  async reverse(tx, { ownerId }) {
    if (ownerId !== null) await setRemoved(tx, ownerId, false, platform.clock.now())
  },

  async hide(tx, { ownerId }) {
    if (ownerId === null) return false
    const row = await lockOwnDating(tx, ownerId)
    if (row?.withheld === null) await changeDating(tx, ownerId, { withheld: 'review' })
    // one that was deleted meanwhile comes back hidden
    return row?.withheld !== 'removed'
  },
  async show(tx, { ownerId }) {
    const row = ownerId && (await lockOwnDating(tx, ownerId))
    if (ownerId && row && row.withheld === 'review') await changeDating(tx, ownerId, { withheld: null })
  },
})

async function setRemoved(tx: Tx, userId: UserId, isRemoved: boolean, now: Date): Promise<void> {
  await lockAllowance(tx, userId, dayOf(now))
  await changeAllowance(tx, userId, { is_removed: isRemoved })
  if (await lockOwnDating(tx, userId))
    await changeDating(tx, userId, { withheld: isRemoved ? 'removed' : null })
}
