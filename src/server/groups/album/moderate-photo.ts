import { MediaId } from '#contract/media/picture.ts'
import { findTitles } from '#server/groups/group-store.ts'
import { picturesFor } from '#server/media/public.ts'
import type { ModeratedSubject } from '#server/moderation/public.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findPhoto, lockPhoto, setWithheld } from './album-store.ts'

/** A photo of an album: taken away nobody sees it, its author neither. */
export const moderatePhoto = (platform: Pick<Platform, 'config' | 'clock'>): ModeratedSubject => ({
  queue: 'reports',
  cards: (_db, ids) => Promise.resolve(new Map(ids.map((id) => [id, { title: null, picture: null }]))),
  async read(tx, { id }, staffId) {
    const photo = await findPhoto(tx, id)
    if (!photo) return null
    const mediaId = MediaId.parse(photo.media_id)
    const pictures = await picturesFor(tx, platform, staffId, [mediaId])
    const group = (await findTitles(tx, [photo.group_id])).get(photo.group_id)
    const picture = pictures.get(mediaId)
    return {
      view: {
        title: group?.title ?? null,
        text: null,
        pictures: picture ? [picture] : [],
        facts: [],
        compareId: null,
        path: `/groups/${photo.group_id}`,
      },
      version: 0,
      actions: photo.withheld === 'removed' ? [] : ['remove'],
    }
  },
  async act(tx, { id, action }) {
    const photo = action.kind === 'remove' ? await lockPhoto(tx, id) : null
    if (!photo || photo.withheld === 'removed') return null
    await setWithheld(tx, id, 'removed')
    return { isRemoved: true }
  },
  reverse: (tx, { id }) => setWithheld(tx, id, null),
  async hide(tx, { id }) {
    const photo = await lockPhoto(tx, id)
    if (photo?.withheld !== null) return false
    await setWithheld(tx, id, 'review')
    return true
  },
  async show(tx, { id }) {
    const photo = await lockPhoto(tx, id)
    if (photo?.withheld === 'review') await setWithheld(tx, id, null)
  },
})
