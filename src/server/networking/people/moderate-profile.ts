import { emptyProfile, personCards } from '#server/profiles/public.ts'
import { UserId } from '#contract/profiles/profile.ts'
import type { ModeratedSubject } from '#server/moderation/public.ts'

/** What somebody says of themselves. Taking it away leaves the name they signed up with. */
export const moderateProfile = (): ModeratedSubject => ({
  queue: 'reports',
  async cards(db, ids) {
    const cards = await personCards(
      db,
      ids.map((id) => UserId.parse(id)),
    )
    return new Map([...cards].map(([id, { name, avatar }]) => [id, { title: name, picture: avatar }]))
  },
  async read(tx, { id }) {
    const card = (await personCards(tx, [UserId.parse(id)])).get(UserId.parse(id))
    if (!card) return null
    return {
      view: {
        title: card.name,
        text: null,
        pictures: card.avatar ? [card.avatar] : [],
        facts: [],
        compareId: null,
        path: `/people/${id}`,
      },
      version: 0,
      actions: ['remove'],
    }
  },
  async act(tx, { id, action }) {
    if (action.kind === 'remove') await emptyProfile(tx, UserId.parse(id))
    return null
  },
  // whoever is right writes it anew
  reverse: () => Promise.resolve(),
  hide: () => Promise.resolve(false),
  show: () => Promise.resolve(),
})
