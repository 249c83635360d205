import { describe, expect, it } from 'vitest'
import { readReview } from '#contract/listings/review/read-review.ts'
import { revealReviewedPhone } from '#contract/listings/review/reveal-reviewed-phone.ts'
import { updateListing } from '#contract/listings/update-listing.ts'
import { posted, RIDE } from '#server/listings/listings.fixture.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld({ env: { REVIEW_POLICY: 'all' } })

const NUMBER = '+4681234567'
const reveal = (listingId: string, person: Person | null) =>
  world.call(revealReviewedPhone, { listingId }, person)
const looksOf = async (listingId: string) =>
  world.db
    .selectFrom('phone_reveal')
    .select(['user_id', 'by_staff'])
    .where('listing_id', '=', listingId)
    .execute()

const waiting = (phone: string | null) => posted(world, world.people.abel, { ...RIDE, phone })

describe('the number of a listing in review', () => {
  it('is for managers', async () => {
    const { id } = await waiting(NUMBER)
    expect(await reveal(id, null)).toMatchObject({ status: 401, error: { code: 'auth.signed-out' } })
    expect((await reveal(id, world.people.abel)).status).toBe(403)
    expect((await reveal('x', world.people.hanna)).status).toBe(400)
    expect((await reveal(uuidv7(), world.people.hanna)).error.code).toBe('listings.review-over')
  })

  it('is masked in what they read', async () => {
    const { id } = await waiting(NUMBER)
    const { body } = await world.call(readReview, { listingId: id }, world.people.hanna)
    expect(body.shown).toMatchObject({ maskedPhone: '••••••••67', content: { phone: null } })
    expect(JSON.stringify(body)).not.toContain('1234567')
    const silent = await waiting(null)
    const without = await world.call(readReview, { listingId: silent.id }, world.people.hanna)
    expect(without.body.shown.maskedPhone).toBeNull()
  })

  it('is shown with a record of who asked, each time', async () => {
    const { id } = await waiting(NUMBER)
    const { hanna, dawit } = world.people
    expect((await reveal(id, hanna)).body).toEqual({ shown: NUMBER, proposed: null })
    await reveal(id, hanna)
    await reveal(id, dawit)
    const looks = await looksOf(id)
    expect(looks).toHaveLength(3)
    expect(looks).toContainEqual({ user_id: dawit.userId, by_staff: true })
    expect(looks.every(({ by_staff }) => by_staff)).toBe(true)
  })

  it('is the new one beside the old where it is to change', async () => {
    const listing = await waiting(NUMBER)
    const content = { ...listing.content, phone: '+4687654321' }
    const update = { listingId: listing.id, version: listing.version, content }
    await world.call(updateListing, update, world.people.abel)
    const { body } = await reveal(listing.id, world.people.hanna)
    expect([body.shown, body.proposed]).toContain('+4687654321')
  })
})
