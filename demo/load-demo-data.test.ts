import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { searchGroups } from '#contract/groups/search-groups.ts'
import { listExchanges } from '#contract/reviews/list-exchanges.ts'
import { listReviews } from '#contract/reviews/list-reviews.ts'
import { listOwnListings } from '#contract/listings/own/list-own-listings.ts'
import { readListing } from '#contract/listings/read-listing.ts'
import { searchListings } from '#contract/listings/search/search-listings.ts'
import { countUnreadThreads } from '#contract/messaging/threads/count-unread-threads.ts'
import { listThreads } from '#contract/messaging/threads/list-threads.ts'
import { PICTURE_FORMATS, PICTURE_SIZES, type PictureSize, pictureUrl } from '#contract/media/picture.ts'
import { readOwnProfile } from '#contract/profiles/read-own-profile.ts'
import { freshWorld } from '#server/testing/world.ts'
import { DEMO_PASSWORD } from './accounts.ts'
import { DATERS, PEOPLE } from './demo-data.ts'
import { loadDemoData } from './load-demo-data.ts'
import { demoGroups } from './write-groups.ts'
import { sarasListings } from './own-drafts.ts'
import { type DemoListing, demoListings } from './write-listings.ts'

/** Everybody's portrait is encoded. */
const SLOWLY = { timeout: 120_000 }

const world = freshWorld()

const TALKED_ABOUT = ['Fresh injera', 'Baby stroller', 'Enkutatash in the park']

/** Of two cities. */
const FEW_DATERS = DATERS.filter(({ city }) => city === 'washington' || city === 'seattle').slice(0, 4)

/** Every fortieth of all, so that each category is there, and what Sara has. */
const few = (now: Date): DemoListing[] => [
  ...demoListings(now).filter(
    (listing, index) =>
      index % 40 === 5 || TALKED_ABOUT.some((title) => listing.content.title.startsWith(title)),
  ),
  ...sarasListings(now),
]

async function countRows(): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*)::int from auth.users) as users, (select count(*)::int from listing) as listings,
           (select count(*)::int from community_group) as groups,
           (select count(*)::int from media) as media, (select count(*)::int from media_leftover) as leftovers`.execute(
    world.db,
  )
  return rows[0] ?? {}
}

async function signIn(key: string): Promise<string> {
  const answer = await world.inject({
    method: 'POST',
    url: '/auth/v1/token?grant_type=password',
    payload: { email: `${key}@demo.mesob.example`, password: DEMO_PASSWORD },
  })
  expect(answer.statusCode).toBe(200)
  return answer.json<{ access_token: string }>().access_token
}

const as = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

test('where somebody has an account already, nothing is touched', async () => {
  const before = await countRows()
  expect(await loadDemoData(world.platform, few(world.clock.now()), FEW_DATERS)).toEqual({
    people: 0,
    listings: 0,
    groups: 0,
    pictures: 0,
    daters: 0,
    posts: 0,
  })
  expect(await countRows()).toEqual(before)
})

test('in production it refuses', async () => {
  const production = { ...world.platform, config: { ...world.platform.config, production: true } }
  await expect(loadDemoData(production)).rejects.toThrow('never loaded with NODE_ENV=production')
})

describe('in an empty database', () => {
  const listings = () => few(world.clock.now())

  test('people, listings and pictures are there; a second time changes nothing', SLOWLY, async () => {
    await sql`delete from auth.users`.execute(world.db)
    await sql`delete from media_leftover`.execute(world.db)
    const photos = listings().reduce((sum, listing) => sum + listing.photos.length, 0)
    const groups = demoGroups(world.clock.now()).length
    const pictures = PEOPLE.length + photos + groups + 3 * FEW_DATERS.length
    const expected = {
      people: PEOPLE.length,
      listings: listings().length,
      groups,
      pictures,
      daters: FEW_DATERS.length,
      posts: 128,
    }
    expect(await loadDemoData(world.platform, listings(), FEW_DATERS)).toEqual(expected)
    const rows = {
      users: PEOPLE.length + FEW_DATERS.length,
      listings: listings().length,
      groups,
      media: pictures,
      leftovers: 0,
    }
    expect(await countRows()).toEqual(rows)

    expect(await loadDemoData(world.platform, listings(), FEW_DATERS)).toEqual({
      people: 0,
      listings: 0,
      groups: 0,
      pictures: 0,
      daters: 0,
      posts: 0,
    })
    expect(await countRows()).toEqual(rows)
  })

  test('a visitor finds and opens them, with the files of their pictures', async () => {
    const found = await world.call(searchListings, { q: 'injera', lat: 38.99, lng: -77.03, radius: 5 })
    const card = found.body.items.find(({ title }) => title.startsWith('Fresh injera'))
    expect(card).toMatchObject({ place: { name: 'Silver Spring' }, featured: true, photoCount: 2 })
    const { body } = await world.call(readListing, { listingId: card?.id ?? '' })
    expect(body.poster.avatar).not.toBeNull()
    expect(Date.parse(body.poster.memberSince)).toBeLessThan(Date.parse(body.publishedAt))
    for (const { picture } of body.photos)
      for (const size of Object.keys(PICTURE_SIZES) as PictureSize[])
        for (const format of PICTURE_FORMATS) {
          const file = await world.inject({ url: pictureUrl(picture.id, size, format) })
          expect([file.statusCode, file.headers['content-type']]).toEqual([200, `image/${format}`])
        }
  })

  test('nothing comes from the future, and what has ended is found by nobody', async () => {
    const { body } = await world.call(searchListings, { limit: 50 })
    expect(
      body.items.every(({ publishedAt }) => Date.parse(publishedAt) <= world.clock.now().getTime()),
    ).toBe(true)
    expect(body.items.map(({ title }) => title)).not.toContain('Winter coats for two and four years')
    expect(body.count?.value).toBe(listings().filter(({ publishedAt }) => publishedAt !== null).length - 1)
  })

  test('the accounts of the README can sign in, each with its role', async () => {
    for (const [key, role] of [
      ['sara', 'user'],
      ['hanna', 'manager'],
      ['dawit', 'admin'],
    ] as const) {
      const { body } = await world.call(readOwnProfile, {}, null, as(await signIn(key)))
      expect(body).toMatchObject({ role, demo: true, place: { country: 'US' } })
    }
  })

  test('Sara has drafts and one that has ended', async () => {
    const { body } = await world.call(listOwnListings, {}, null, as(await signIn('sara')))
    expect(body.counts).toMatchObject({ draft: 4, ended: 1 })
  })

  test('people say how it was with each other, and Sara is asked about one more deal', async () => {
    const sara = as(await signIn('sara'))
    const { items } = (await world.call(listExchanges, {}, null, sara)).body
    expect(items.map(({ openUntil, isRevealed }) => [openUntil !== null, isRevealed])).toEqual([
      [true, false],
      ...items.slice(1).map(() => [false, true]),
    ])
    const { userId } = (await world.call(readOwnProfile, {}, null, sara)).body
    const { score } = (await world.call(listReviews, { userId }, null, sara)).body
    expect(score).toEqual({ count: 4, average: 4.8 })
  })

  test('people have written to each other, and some of it is unread', async () => {
    const sara = as(await signIn('sara'))
    const listed = async (folder: 'inbox' | 'requests') =>
      (await world.call(listThreads, { folder }, null, sara)).body.items
    const inbox = (await listed('inbox')).filter(({ kind }) => kind !== 'group')
    expect(inbox.map(({ kind, side, unread }) => [kind, side, unread])).toEqual([
      ['event', null, 1],
      ['listing', 'selling', 0],
      ['listing', 'buying', 0],
    ])
    expect(inbox[1]?.lastMessage?.content).toMatchObject({ kind: 'offer', state: 'open' })
    expect(await listed('requests')).toMatchObject([{ kind: 'direct', unread: 1, isRequest: true }])
    const count = await world.call(countUnreadThreads, {}, null, sara)
    expect(count.body).toEqual({ inbox: 1, requests: 1 })
  })

  test('groups of every kind and category meet in many cities', async () => {
    const { rows } = await sql<Record<string, number>>`
      select count(*)::int as groups, count(distinct place_id)::int as cities,
        count(distinct category_id)::int as categories,
        (select count(*)::int from group_category) as all_categories,
        count(distinct case when is_hybrid then 'hybrid' else meeting_type end)::int as kinds,
        count(*) filter (where demo)::int as demo, count(banner_media_id)::int as banners,
        count(*) filter (where title ~ '[ሀ-፼]')::int as amharic,
        count(*) filter (where archived_at is not null)::int as archived
      from community_group`.execute(world.db)
    const [found = {}] = rows
    expect(found['groups']).toBeGreaterThanOrEqual(60)
    expect(found['cities']).toBeGreaterThanOrEqual(20)
    expect(found['amharic']).toBeGreaterThanOrEqual(10)
    expect(found).toMatchObject({ kinds: 3, demo: found['groups'], banners: found['groups'], archived: 1 })
    expect(found['categories']).toBe(found['all_categories'])
  })

  test('every group has something ahead or is archived, and its counts are those of its rows', async () => {
    const { rows } = await sql<{ title: string }>`
      select title from community_group as g
      where member_count <> (select count(*) from group_member where group_id = g.id and status = 'active')
        or (archived_at is null) <> exists (
          select from group_event where group_id = g.id and cancelled_at is null and starts_at > clock_now())
        or admin_id is distinct from (
          select user_id from group_member where group_id = g.id and role = 'group_admin')
        or exists (
          select from group_event as e
          where e.group_id = g.id and array[going, maybe, waiting] <> (
            select array[
              coalesce(sum(1 + guests) filter (where answer = 'going' and not is_waiting), 0),
              coalesce(sum(1 + guests) filter (where answer = 'maybe'), 0),
              coalesce(sum(1 + guests) filter (where is_waiting), 0)]::int[]
            from event_attendance where event_id = e.id))`.execute(world.db)
    expect(rows).toEqual([])
  })

  test('one group is full and people wait; others ask questions and have not decided', async () => {
    const { rows } = await sql<Record<string, number>>`
      select count(*) filter (where waits_for = 'seat' and member_count = max_members)::int as in_line,
        count(*) filter (where waits_for = 'approval' and jsonb_array_length(answers) = cardinality(questions))::int as asking,
        count(*) filter (where waits_for is not null)::int as pending,
        (select count(*)::int from group_event where waiting > 0) as crowded
      from group_member join community_group on id = group_id`.execute(world.db)
    const [found = {}] = rows
    expect(found['in_line']).toBeGreaterThanOrEqual(3)
    expect(found['asking']).toBeGreaterThanOrEqual(4)
    expect(found['pending']).toBe((found['in_line'] ?? 0) + (found['asking'] ?? 0))
    expect(found['crowded']).toBeGreaterThanOrEqual(1)
  })

  test('a visitor finds them by a word in either script', async () => {
    for (const [q, title] of [
      ['eskista', 'Eskista for everybody, Washington'],
      ['መዝሙር', 'የመዝሙር ልምምድ በአሌክሳንድሪያ'],
    ] as const) {
      const { body } = await world.call(searchGroups, { q, radiusMiles: -1 })
      expect(body.items.map((item) => item.title)).toContain(title)
    }
  })
})

describe('those who date', () => {
  test('are adults of many cities, named in both scripts, each once', () => {
    expect(DATERS.length).toBeGreaterThanOrEqual(80)
    expect(new Set(DATERS.map(({ city }) => city)).size).toBeGreaterThanOrEqual(15)
    expect(new Set(DATERS.map(({ firstName }) => firstName)).size).toBe(DATERS.length)
    expect(DATERS.every(({ age }) => age >= 18)).toBe(true)
    expect(DATERS.filter(({ firstName }) => /\p{Script=Ethiopic}/u.test(firstName)).length).toBeGreaterThan(
      30,
    )
  })

  test('have three photos with their files, and are in the deck of others', async () => {
    const { rows } = await sql<{ cards: number; photos: number; shown: boolean }>`
      select count(*)::int as cards, (select count(*)::int from dating_photo) as photos,
        bool_and(card like '%"photos" : [{%') as shown from dating_card`.execute(world.db)
    expect(rows).toEqual([{ cards: FEW_DATERS.length, photos: 3 * FEW_DATERS.length, shown: true }])
  })
})
