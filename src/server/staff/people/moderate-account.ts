import { UserId } from '#contract/profiles/profile.ts'
import type { ModeratedSubject } from '#server/moderation/public.ts'
import { personCards } from '#server/profiles/public.ts'

/** A whole account: only what becomes of the person can be decided. */
export const moderateAccount = (): ModeratedSubject => ({
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
        pictures: [],
        facts: [],
        compareId: null,
        path: `/manager/people/${id}`,
      },
      version: 0,
      actions: [],
    }
  },
  act: () => Promise.resolve(null),
  reverse: () => Promise.resolve(),
  hide: () => Promise.resolve(false),
  show: () => Promise.resolve(),
})
