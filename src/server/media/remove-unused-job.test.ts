import { beforeEach, expect, it } from 'vitest'
import type { MediaId, MediaPurpose } from '#contract/media/picture.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { freshWorld } from '#server/testing/world.ts'
import { drawn } from './image.fixture.ts'
import { expectFiles } from './media-store.ts'
import { attachMedia, detachMedia, personalData } from './public.ts'
import { storePicture } from './store-picture.ts'

const world = freshWorld()
const HOUR = 3600
let bytes: Buffer

beforeEach(async () => {
  bytes = await drawn(60, 40).png().toBuffer()
})

const store = (purpose: MediaPurpose = 'listing', owner = world.people.sara) =>
  storePicture(world.platform, bytes, owner.userId, purpose)

const attach = (ids: readonly MediaId[], purpose: MediaPurpose = 'listing', owner = world.people.sara) =>
  inTransaction(world.db, (tx) => attachMedia(tx, owner.userId, ids, purpose))

const isServed = async (id: MediaId) =>
  (await world.inject({ url: `/media/${id}/small.avif` })).statusCode === 200

async function hasRow(id: MediaId): Promise<boolean> {
  const rows = await world.db.selectFrom('media').select('id').where('id', '=', id).execute()
  return rows.length === 1
}

it('removes what nothing shows after a day, and leaves what something shows', async () => {
  const [shown, forgotten] = [await store(), await store()]
  await attach([shown.id])
  await world.clock.advance(23 * HOUR)
  const fresh = await store()
  await world.runJobs()
  expect(await Promise.all([shown, forgotten, fresh].map(({ id }) => isServed(id)))).toEqual([
    true,
    true,
    true,
  ])

  await world.clock.advance(2 * HOUR)
  await world.runJobs()
  expect(await Promise.all([shown, forgotten, fresh].map(({ id }) => isServed(id)))).toEqual([
    true,
    false,
    true,
  ])
  expect(await Promise.all([shown, forgotten, fresh].map(({ id }) => hasRow(id)))).toEqual([
    true,
    false,
    true,
  ])
})

it('removes the files of what was detached', async () => {
  const { id } = await store()
  await attach([id])
  await inTransaction(world.db, (tx) => detachMedia(tx, [id]))
  expect(await hasRow(id)).toBe(false)
  await world.clock.advance(HOUR / 6)
  await world.runJobs()
  expect(await isServed(id)).toBe(false)
})

it('removes files that were announced and never got a row', async () => {
  const id = uuidv7() as MediaId
  await expectFiles(world.db, id, null)
  await world.platform.storage.put(`media/${id}/small.avif`, bytes, 'image/avif')
  await world.runJobs()
  expect(await isServed(id)).toBe(true)
  await world.clock.advance(2 * HOUR)
  await world.runJobs()
  expect(await isServed(id)).toBe(false)
  expect(await world.db.selectFrom('media_leftover').selectAll().execute()).toEqual([])
})

it('removes everything of a person who goes', async () => {
  const person = await world.newPerson('Liya')
  const { id } = await store('avatar', person)
  await attach([id], 'avatar', person)
  const stored = await inTransaction(world.db, (tx) => personalData.export(tx, person.userId))
  expect(stored['public.media']).toHaveLength(1)
  await inTransaction(world.db, (tx) => personalData.purge(tx, person.userId, world.platform))
  await inTransaction(world.db, (tx) => personalData.purge(tx, person.userId, world.platform))
  await world.clock.advance(HOUR / 6)
  await world.runJobs()
  expect(await isServed(id)).toBe(false)
})

it('removes the files of an account that was deleted', async () => {
  const person = await world.newPerson('Rahel')
  const { id } = await store('listing', person)
  await world.db.deleteFrom('auth.users').where('id', '=', person.userId).execute()
  await world.clock.advance(HOUR / 6)
  await world.runJobs()
  expect(await isServed(id)).toBe(false)
})

const MISSING = { code: 'media.not-found' }

it('takes what is another’s, of another purpose, unknown or shown already for missing, and then marks nothing', async () => {
  const [mine, theirs, avatar, shown] = [
    await store(),
    await store('listing', world.people.abel),
    await store('avatar'),
    await store(),
  ]
  await attach([shown.id])
  for (const other of [theirs.id, avatar.id, shown.id, uuidv7() as MediaId])
    await expect(attach([mine.id, other])).rejects.toMatchObject(MISSING)
  await attach([mine.id, mine.id])
})

it('gives a picture to one of two posts that want it at once', async () => {
  const [one, other] = [await store(), await store()]
  const results = await Promise.allSettled([attach([one.id, other.id]), attach([other.id, one.id])])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})
