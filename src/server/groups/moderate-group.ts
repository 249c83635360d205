import type { ModeratedSubject } from '#server/moderation/public.ts'
import type { Platform } from '#server/platform/platform.ts'
import { archiveWithin } from './archive-group.ts'
import { findTitles, lockGroup, setGroupWithheld } from './group-store.ts'

/** A group. Hidden it is found by nobody and has no page; taken away its meetings are called off and its chat is closed. */
export const moderateGroup = (platform: Platform): ModeratedSubject => ({
  queue: 'reports',
  async cards(db, ids) {
    const groups = await findTitles(db, ids)
    return new Map([...groups].map(([id, { title }]) => [id, { title, picture: null }]))
  },
  async read(tx, { id }) {
    const row = await lockGroup(tx, id)
    if (!row) return null
    return {
      view: {
        title: row.title,
        text: row.description,
        pictures: [],
        facts: [],
        compareId: null,
        path: `/groups/${id}`,
      },
      version: row.version,
      actions: ['remove'],
    }
  },
  async act(tx, { id, action }) {
    const row = action.kind === 'remove' ? await lockGroup(tx, id) : null
    if (!row || row.archived_at !== null) return null
    await archiveWithin(tx, platform, row)
    await setGroupWithheld(tx, id, true)
    return { isWithheld: true }
  },
  async reverse(tx, { id }) {
    await setGroupWithheld(tx, id, false)
  },
  hide: (tx, { id }) => setGroupWithheld(tx, id, true),
  async show(tx, { id }) {
    await setGroupWithheld(tx, id, false)
  },
})
