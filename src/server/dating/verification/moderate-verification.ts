import { MediaId } from '#contract/media/picture.ts'
import { ageOn } from '#contract/dating/profile/profile.ts'
import { dayOf } from '#server/dating/profile/profile-policy.ts'
import { changeDating, findDatingOf } from '#server/dating/profile/profile-store.ts'
import { findDatingPhotos } from '#server/dating/profile/photo-store.ts'
import { detachMedia, picturesFor } from '#server/media/public.ts'
import type { ModeratedSubject } from '#server/moderation/public.ts'
import type { Platform } from '#server/platform/platform.ts'
import { decideVerification, findOpenVerification } from './verification-store.ts'

/** A selfie that is compared with the photos of a profile. The selfie is deleted, whatever it shows. */
export const moderateVerification = (platform: Platform): ModeratedSubject => ({
  queue: 'photos',
  isNameless: true,
  cards: (_db, ids) => Promise.resolve(new Map(ids.map((id) => [id, { title: null, picture: null }]))),

  async read(tx, { id }, staffId) {
    const row = await findOpenVerification(tx, id)
    if (!row || row.media_id === null) return null
    const [profile] = await findDatingOf(tx, [row.user_id])
    const photos = await findDatingPhotos(tx, [row.user_id])
    const selfieId = MediaId.parse(row.media_id)
    const shown = [selfieId, ...photos.map(({ media_id }) => MediaId.parse(media_id))]
    const pictures = await picturesFor(tx, platform, staffId, shown)
    return {
      view: {
        title: null,
        text: null,
        facts: [
          { name: 'pose', value: row.pose },
          ...(profile
            ? [{ name: 'age', value: String(ageOn(profile.date_of_birth, dayOf(platform.clock.now()))) }]
            : []),
        ],
        pictures: shown.flatMap((mediaId) => pictures.get(mediaId) ?? []),
        compareId: selfieId,
        path: null,
      },
      version: 0,
      actions: ['approve', 'remove'],
    }
  },

  async act(tx, { id, action, staffId }) {
    const at = platform.clock.now()
    const isSame = action.kind === 'approve'
    const decided = await decideVerification(tx, id, { isSame, by: staffId, at })
    if (!decided) return null
    if (decided.media_id !== null) await detachMedia(tx, [MediaId.parse(decided.media_id)])
    await changeDating(tx, decided.user_id, { verified_at: isSame ? at : null })
    return null
  },
  // the selfie is gone; whoever is right sends another
  reverse: () => Promise.resolve(),
  hide: () => Promise.resolve(false),
  show: () => Promise.resolve(),
})
