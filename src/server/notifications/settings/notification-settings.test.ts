import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { countUnread } from '#contract/notifications/count-unread.ts'
import type { Notice } from '#contract/notices.ts'
import {
  DEFAULT_SETTINGS,
  type NotificationSettings,
  SWITCHES,
} from '#contract/notifications/settings/notification-settings.ts'
import { readNotificationSettings } from '#contract/notifications/settings/read-notification-settings.ts'
import { updateNotificationSettings } from '#contract/notifications/settings/update-notification-settings.ts'
import { readNotices } from '#server/notifications/read-notices.ts'
import { sendNotice } from '#server/notifications/send-notice.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'
import { settingsColumns, viewSettings } from './settings-view.ts'

const world = freshWorld()
const read = async (person: Person) => (await world.call(readNotificationSettings, {}, person)).body.settings
const put = (settings: unknown, person: Person | null) =>
  world.call(updateNotificationSettings, settings as NotificationSettings, person)
const night = { from: '22:00', until: '07:00', timeZone: 'Africa/Addis_Ababa' }
const reserved: Notice = { kind: 'favorite_reserved', subjectId: uuidv7(), facts: { title: 'Sofa' } }
const notify = (person: Person, notice: Notice) =>
  inTransaction(world.db, (tx) =>
    sendNotice(tx, world.platform, { userId: person.userId, notice, byMail: true }),
  )
const mailsTo = async (person: Person) => (await world.outbox()).filter(({ to }) => to === person.email)

describe('settings of notifications', () => {
  it('ask a visitor to sign in', async () => {
    expect((await world.call(readNotificationSettings, {})).status).toBe(401)
    expect((await put(DEFAULT_SETTINGS, null)).error.code).toBe('auth.signed-out')
  })

  it('refuse what cannot be switched off, and what is no time and no place of a clock', async () => {
    const { sara } = world.people
    const off = { inApp: false, push: false, email: false }
    for (const topic of ['security', 'moderation', 'weather'])
      expect(
        (await put({ ...DEFAULT_SETTINGS, topics: { ...DEFAULT_SETTINGS.topics, [topic]: off } }, sara)).error
          .code,
      ).toBe('request.invalid')
    for (const quietHours of [
      { ...night, from: '24:00' },
      { ...night, from: '7:00' },
      { ...night, until: night.from },
      { ...night, timeZone: 'Mars/Olympus_Mons' },
      { ...night, timeZone: '+03:00' },
      { ...night, timeZone: '' },
    ])
      expect((await put({ ...DEFAULT_SETTINGS, quietHours }, sara)).status).toBe(400)
    expect(await read(sara)).toEqual(DEFAULT_SETTINGS)
  })

  it('are refused by the database too', async () => {
    const { userId } = world.people.sara
    await expect(
      sql`insert into notification_settings (user_id, off) values (${userId}, ${['security.email']})`.execute(
        world.db,
      ),
    ).rejects.toThrow('notification_settings_off_check')
  })

  it('are all on at first, kept as they are chosen, and one’s own', async () => {
    const { sara, abel } = world.people
    expect(await read(sara)).toEqual(DEFAULT_SETTINGS)
    const chosen: NotificationSettings = {
      topics: {
        messages: { inApp: true, push: true, email: false },
        favorites: { inApp: false, push: false, email: false },
        searches: { inApp: true, push: false, email: true },
        listings: { inApp: false, push: true, email: true },
        groups: { inApp: true, push: false, email: false },
        dating: { inApp: true, push: true, email: false },
        networking: { inApp: true, push: true, email: true },
        announcements: { inApp: true, push: true, email: true },
      },
      quietHours: night,
      hidesContent: true,
    }
    expect((await put(chosen, sara)).body).toEqual(chosen)
    expect(await read(sara)).toEqual(chosen)
    expect(await read(abel)).toEqual(DEFAULT_SETTINGS)
    expect((await put(DEFAULT_SETTINGS, sara)).body).toEqual(DEFAULT_SETTINGS)
    expect(await read(sara)).toEqual(DEFAULT_SETTINGS)
  })

  it('name each switch that is off by itself', () => {
    for (const name of SWITCHES) {
      const columns = { ...settingsColumns(DEFAULT_SETTINGS), off: [name] }
      expect(settingsColumns(viewSettings(columns))).toEqual(columns)
    }
  })
})

describe('what is told', () => {
  it('comes only in the ways that are on, and what is locked always comes', async () => {
    const liya = await world.newPerson('Marta')
    const { topics } = DEFAULT_SETTINGS
    const quiet = { inApp: false, push: false, email: false }
    await put(
      {
        ...DEFAULT_SETTINGS,
        topics: {
          messages: quiet,
          favorites: quiet,
          searches: quiet,
          listings: quiet,
          groups: quiet,
          dating: quiet,
          networking: quiet,
          announcements: quiet,
        },
      },
      liya,
    )
    await notify(liya, reserved)
    await notify(liya, { kind: 'listing_approved', subjectId: uuidv7(), facts: { title: 'Sofa' } })
    expect((await world.call(countUnread, {}, liya)).body.value).toBe(1)
    expect(await mailsTo(liya)).toEqual([])
    await put({ ...DEFAULT_SETTINGS, topics: { ...topics, favorites: { ...quiet, email: true } } }, liya)
    await notify(liya, reserved)
    expect((await world.call(countUnread, {}, liya)).body.value).toBe(1)
    expect(await mailsTo(liya)).toHaveLength(1)
  })

  it('goes out by mail when the quiet hours are over, unless it was read or is not wanted any more', async () => {
    const liya = await world.newPerson('Nardos')
    const hour = world.clock.now().getUTCHours()
    const time = (hours: number) => `${String((hour + hours + 24) % 24).padStart(2, '0')}:00`
    await put({ ...DEFAULT_SETTINGS, quietHours: { from: time(-1), until: time(2), timeZone: 'UTC' } }, liya)
    await notify(liya, reserved)
    await notify(liya, { ...reserved, subjectId: uuidv7() })
    const seen = { ...reserved, subjectId: uuidv7() }
    await notify(liya, seen)
    await inTransaction(world.db, (tx) => readNotices(tx, world.platform, { ...seen, userId: liya.userId }))
    const search = { name: 'Sofas', count: 1, capped: false, listings: [] }
    await notify(liya, { kind: 'search_matches', subjectId: uuidv7(), facts: search })
    expect(await mailsTo(liya)).toEqual([])
    const { settings } = (await world.call(readNotificationSettings, {}, liya)).body
    const { topics } = settings
    await put({ ...settings, topics: { ...topics, searches: { ...topics.searches, email: false } } }, liya)
    await world.clock.advance(3600 * 2)
    const mails = await mailsTo(liya)
    expect(mails.map(({ subject }) => subject)).toEqual(['News about listings you saved: 2'])
  })
})
