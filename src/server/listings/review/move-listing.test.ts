import { describe, expect, it } from 'vitest'
import { readListing } from '#contract/listings/read-listing.ts'
import type { ListingId } from '#contract/listings/listing.ts'
import { searchListings } from '#contract/listings/search/search-listings.ts'
import { appealDecision } from '#contract/moderation/decisions/appeal-decision.ts'
import { listOwnDecisions } from '#contract/moderation/decisions/list-own-decisions.ts'
import { reportListing } from '#contract/listings/reports/report-listing.ts'
import { posted, RIDE, SOFA } from '#server/listings/listings.fixture.ts'
import { caseAbout, decide, settle, takeEffect } from '#server/testing/cases.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld({ env: { REVIEW_POLICY: 'off', RATE_LIMITS: '1000' } })

const moveTo = (to: string) => [{ kind: 'move' as const, to }]
const WHY = { rule: 'wrong_category' } as const
const placeOf = async (listingId: ListingId) => {
  const { category, subcategory, details } = (await world.call(readListing, { listingId })).body
  return { category, subcategory, details }
}

async function reported(owner: Person, content: Parameters<typeof posted>[2], pictures: number) {
  const { id } = await posted(world, owner, content, pictures)
  const report = { reason: 'wrong_category' as const, detail: null }
  await world.call(reportListing, { listingId: id, report }, world.people.abel)
  return id
}

describe('a listing in the wrong category', () => {
  it('can be moved where it is complete, and nowhere else', async () => {
    const id = await reported(world.people.sara, SOFA, 1)
    const found = await caseAbout(world, world.people.hanna, id)
    expect(found?.actions).toContain('move')
    expect(found?.targets).toContain('items/electronics')
    // what it stands in is no place to move to, and a job is not bought
    expect(found?.targets).not.toContain('items/furniture')
    for (const to of ['items/furniture', 'rooms_housing/room_private', 'items/nonsense', 'x'])
      expect((await decide(world, world.people.hanna, id, moveTo(to), WHY)).outcome, to).toBe('unfit')
  })

  it('keeps the details that are asked for there, is found there, and goes back when the appeal is granted', async () => {
    const owner = await world.newPerson('Misplacer')
    const id = await reported(owner, { ...SOFA, title: 'Krar for beginners and others' }, 1)
    await settle(world, world.people.hanna, id, moveTo('items/electronics'), WHY)
    expect(await placeOf(id)).toMatchObject({ category: 'items', subcategory: 'electronics' })
    const { items } = (await world.call(searchListings, { category: 'items', q: 'krar beginners' })).body
    expect(items.map((item) => item.id)).toContain(id)

    const [decision] = (await world.call(listOwnDecisions, {}, owner)).body.items
    if (!decision) throw new Error('Nobody was told.')
    expect(decision).toMatchObject({
      actions: [{ kind: 'move', to: 'items/electronics' }],
      rule: 'wrong_category',
    })
    await world.call(appealDecision, { decisionId: decision.id, text: 'It is furniture to me.' }, owner)
    await decide(world, world.people.dawit, id, [{ kind: 'approve' }])
    await takeEffect(world)
    expect(await placeOf(id)).toMatchObject({ category: 'items', subcategory: 'furniture' })
  })

  it('moves from one category to another where nothing more is needed', async () => {
    const owner = await world.newPerson('Driver')
    const id = await reported(owner, RIDE, 1)
    const targets = (await caseAbout(world, world.people.hanna, id))?.targets ?? []
    const other = targets.find((to) => !to.startsWith('services/'))
    if (other === undefined) throw new Error('It fits in no other category.')
    await settle(world, world.people.hanna, id, moveTo(other), WHY)
    const { category, subcategory } = await placeOf(id)
    expect(`${category}/${subcategory}`).toBe(other)
  })
})
