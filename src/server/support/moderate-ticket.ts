import { UserId } from '#contract/profiles/profile.ts'
import type { ModeratedSubject } from '#server/moderation/public.ts'
import { sendNotice } from '#server/notifications/public.ts'
import type { Platform } from '#server/platform/platform.ts'
import { changeTicket, findTicket, findTickets } from './ticket-store.ts'
import { titleOf } from './ticket-view.ts'

/** A message to whoever runs the site: it is answered, or closed. */
export const moderateTicket = (platform: Pick<Platform, 'clock' | 'jobs' | 'live'>): ModeratedSubject => ({
  queue: 'support',
  async cards(db, ids) {
    const rows = await findTickets(db, ids)
    return new Map(rows.map((row) => [row.id, { title: titleOf(row), picture: null }]))
  },
  async read(tx, { id }) {
    const row = await findTicket(tx, id)
    if (!row) return null
    const { topic, language } = row
    return {
      view: {
        title: titleOf(row),
        text: row.message,
        pictures: [],
        facts: [
          { name: 'topic', value: topic },
          { name: 'language', value: language },
        ],
        compareId: null,
        path: null,
      },
      version: row.answered_at === null ? 0 : 1,
      actions: ['answer'],
    }
  },
  async act(tx, { id, action }) {
    const row = await findTicket(tx, id)
    if (!row || action.kind !== 'answer') return null
    const at = platform.clock.now()
    await changeTicket(tx, id, { answer: action.text, answered_at: at, closed_at: at })
    await platform.jobs.send(tx, 'support.send-answer', { ticketId: id })
    if (row.user_id === null) return null
    const notice = { kind: 'ticket_answered' as const, subjectId: id, facts: { number: row.number } }
    await sendNotice(tx, platform, { userId: UserId.parse(row.user_id), notice, byMail: false })
    return null
  },
  leave: (tx, { id }) => changeTicket(tx, id, { closed_at: platform.clock.now() }),
  // what was mailed stays
  reverse: () => Promise.resolve(),
  hide: () => Promise.resolve(false),
  show: () => Promise.resolve(),
})
