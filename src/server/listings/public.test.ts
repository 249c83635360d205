import { expect, it } from 'vitest'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { freshWorld } from '#server/testing/world.ts'
import { drafted, posted, RIDE, SOFA } from './listings.fixture.ts'
import { personalData } from './public.ts'

const world = freshWorld()

it('exports everything a person has written, private fields too', async () => {
  const { sara, abel } = world.people
  const sofa = await posted(world, sara, { ...SOFA, postalCode: '20001' }, 2)
  const draft = await drafted(world, sara, RIDE)
  await posted(world, abel, RIDE)
  const exported = await inTransaction(world.db, (tx) => personalData.export(tx, sara.userId))
  expect(Object.keys(exported)).toEqual([
    'public.listing',
    'public.listing_photo',
    'public.listing_revision',
    'public.listing_day',
  ])
  expect(exported['public.listing']).toEqual([
    expect.objectContaining({
      id: sofa.id,
      title: SOFA.title,
      postal_code: '20001',
      details: { condition: 'good' },
    }),
    expect.objectContaining({ id: draft.id, title: RIDE.title, state: 'draft' }),
  ])
  expect(exported['public.listing_photo']).toHaveLength(2)
})

it('purges them, and nobody else’s', async () => {
  const { sara, abel } = world.people
  await inTransaction(world.db, (tx) => personalData.purge(tx, sara.userId, world.platform))
  await inTransaction(world.db, (tx) => personalData.purge(tx, sara.userId, world.platform))
  const exported = await inTransaction(world.db, (tx) => personalData.export(tx, sara.userId))
  expect(Object.values(exported).flat()).toEqual([])
  const others = await inTransaction(world.db, (tx) => personalData.export(tx, abel.userId))
  expect(others['public.listing']).toHaveLength(1)
})
