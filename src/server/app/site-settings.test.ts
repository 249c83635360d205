import { afterEach, describe, expect, it } from 'vitest'
import { CHAT_PATH } from '#contract/assistant/chat.ts'
import { listGroupCategories } from '#contract/groups/list-group-categories.ts'
import { partOf, SITE_PARTS } from '#contract/kit/site-settings.ts'
import { createListing } from '#contract/listings/create-listing.ts'
import { publishListing } from '#contract/listings/publish-listing.ts'
import { readSite } from '#contract/site/read-site.ts'
import { reportListing } from '#contract/listings/reports/report-listing.ts'
import { listLog } from '#contract/staff/log/list-log.ts'
import { changeSiteSetting } from '#contract/staff/settings/change-site-setting.ts'
import { readSiteSettings } from '#contract/staff/settings/read-site-settings.ts'
import type { SettingChange } from '#contract/staff/settings/setting.ts'
import { drafted, posted, RIDE, SOFA } from '#server/listings/listings.fixture.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'
import { allRoutes } from './routes.ts'

const world = freshWorld()

const set = async (change: SettingChange) => {
  const { status, body } = await world.call(changeSiteSetting, { change }, world.people.dawit)
  expect(status).toBe(200)
  return body
}

afterEach(async () => {
  await world.db.deleteFrom('site_setting').execute()
  await world.platform.settings.refresh()
})

describe('the settings of the site', () => {
  it('are for admins', async () => {
    const change = { kind: 'part', part: 'groups', isOpen: false } as const
    const codesFor = async (person: Person | null) => [
      (await world.call(readSiteSettings, {}, person)).error.code,
      (await world.call(changeSiteSetting, { change }, person)).error.code,
    ]
    expect(new Set(await codesFor(null))).toEqual(new Set(['auth.signed-out']))
    for (const person of [world.people.sara, world.people.hanna])
      expect(new Set(await codesFor(person))).toEqual(new Set(['auth.forbidden']))
  })

  it.for([
    { kind: 'part', part: 'payments', isOpen: false },
    { kind: 'part', part: 'groups', isOpen: 'no' },
    { kind: 'category', category: 'boats', rule: 'closed' },
    { kind: 'category', category: 'jobs', rule: 'gone' },
    { kind: 'limit', limit: 'listings', perDay: 0 },
    { kind: 'limit', limit: 'listings', perDay: 51 },
    { kind: 'limit', limit: 'reports', perDay: 2.5 },
  ])('take no %j', async (change) => {
    const answer = await world.inject({
      method: 'PUT',
      url: '/api/staff/settings',
      payload: { change },
      as: world.people.dawit,
    })
    expect(answer.json()).toMatchObject({ error: { code: 'request.invalid' } })
  })

  it('begin as they come, and each change is logged once', async () => {
    const before = (await world.call(readSiteSettings, {}, world.people.dawit)).body
    expect(before.parts.every(({ isOpen }) => isOpen)).toBe(true)
    expect(before.categories.every(({ rule }) => rule === 'open')).toBe(true)
    const change = { kind: 'limit', limit: 'conversations', perDay: 12 } as const
    await set(change)
    const after = await set(change)
    expect(after.limits).toContainEqual({ limit: 'conversations', perDay: 12, usual: 5, max: 200 })
    await set({ ...change, perDay: 5 })
    expect(await world.db.selectFrom('site_setting').selectAll().execute()).toEqual([])
    const { items } = (await world.call(listLog, {}, world.people.dawit)).body
    const notes = items.filter(({ action }) => action === 'change_setting').map(({ note }) => note)
    expect(notes).toEqual(['limit.conversations: 5', 'limit.conversations: 12'])
  })
})

describe('a part that is switched off', () => {
  it.for(SITE_PARTS.filter((part) => part !== 'sign_up'))('has operations: %s', (part) => {
    const names = allRoutes(world.platform).map(({ operation }) => operation['~orpc'].meta.name)
    expect(names.filter((name) => partOf(name) === part)).not.toEqual([])
  })

  it('says so to members and visitors, and is open to staff', async () => {
    await set({ kind: 'part', part: 'groups', isOpen: false })
    const answer = await world.call(listGroupCategories, {}, world.people.sara)
    expect(answer).toMatchObject({
      status: 503,
      error: { code: 'request.part-closed', details: { part: 'groups' } },
    })
    expect((await world.call(listGroupCategories, {})).status).toBe(503)
    expect((await world.call(listGroupCategories, {}, world.people.hanna)).status).toBe(200)
    expect((await world.call(readSite, {})).body.closedParts).toEqual(['groups'])
    await set({ kind: 'part', part: 'groups', isOpen: true })
    expect((await world.call(listGroupCategories, {}, world.people.sara)).status).toBe(200)
  })

  it('keeps drafts from being begun and published', async () => {
    const person = await world.newPerson('Almaz')
    const { id, version } = await drafted(world, person, RIDE)
    await set({ kind: 'part', part: 'posting', isOpen: false })
    const answers = [
      await world.call(createListing, { content: RIDE }, person),
      await world.call(publishListing, { listingId: id, version, allowDuplicate: true }, person),
    ]
    expect(answers.map(({ error }) => error.code)).toEqual(['request.part-closed', 'request.part-closed'])
  })

  it('lets nobody new sign up, and those who have an account in', async () => {
    await set({ kind: 'part', part: 'sign_up', isOpen: false })
    const payload = { email: 'newcomer@example.org', password: 'a basket of injera', data: {} }
    const answer = await world.inject({ method: 'POST', url: '/auth/v1/signup', payload })
    expect(answer.json()).toMatchObject({ error_code: 'signup_disabled' })
    const shown = await world.inject({ method: 'GET', url: '/auth/v1/settings' })
    expect(shown.json()).toMatchObject({ disable_signup: true })
    const otp = { email: world.people.sara.email, create_user: true }
    const code = await world.inject({ method: 'POST', url: '/auth/v1/otp', payload: otp })
    expect(code.statusCode).toBe(200)
  })

  it('switches the assistant off on every page', async () => {
    await set({ kind: 'part', part: 'assistant', isOpen: false })
    expect((await world.call(readSite, {})).body.assistant.answers).toBe(false)
    const payload = { messages: [{ role: 'user', content: 'selam' }], language: 'en' }
    const answer = await world.inject({ method: 'POST', url: CHAT_PATH, payload, as: world.people.sara })
    expect(answer.statusCode).toBe(503)
  })

  it('is heeded by another server within seconds', async () => {
    await world.db
      .insertInto('site_setting')
      .values({ name: 'part.dating', value: JSON.stringify(false), changed_at: new Date() })
      .execute()
    await world.clock.advance(6)
    await expect.poll(async () => (await world.call(readSite, {})).body.closedParts).toEqual(['dating'])
  })
})

describe('a category', () => {
  it('of which all are looked at first sends even the trusted to the queue', async () => {
    const { hanna } = world.people
    expect((await posted(world, hanna, SOFA, 1)).state).toBe('active')
    await set({ kind: 'category', category: 'items', rule: 'reviewed' })
    expect((await posted(world, hanna, { ...SOFA, title: 'Another blue sofa for two' }, 1)).state).toBe(
      'pending_review',
    )
  })

  it('that is closed takes no new ones, and the draft stays', async () => {
    const { sara } = world.people
    const { id, version } = await drafted(world, sara, RIDE)
    await set({ kind: 'category', category: 'services', rule: 'closed' })
    expect((await world.call(readSite, {})).body.closedCategories).toEqual(['services'])
    const asked = { listingId: id, version, allowDuplicate: true }
    expect((await world.call(publishListing, asked, sara)).error.code).toBe('listings.category-closed')
    await set({ kind: 'category', category: 'services', rule: 'open' })
    expect((await world.call(publishListing, asked, sara)).body.state).toBe('active')
  })
})

describe('a limit of a day', () => {
  it('holds as it is set', async () => {
    const reader = await world.newPerson('Reader')
    const { id: one } = await posted(world, world.people.abel, RIDE)
    const { id: other } = await posted(world, world.people.abel, { ...RIDE, title: 'Another ride to church' })
    await set({ kind: 'limit', limit: 'reports', perDay: 1 })
    const report = { reason: 'spam', detail: null } as const
    expect((await world.call(reportListing, { listingId: one, report }, reader)).status).toBe(200)
    const second = await world.call(reportListing, { listingId: other, report }, reader)
    expect(second.error).toMatchObject({ code: 'safety.too-many-reports', details: { limit: 1 } })
  })
})
