import { describe, expect, it } from 'vitest'
import { ListingId } from '#contract/listings/listing.ts'
import { readOwnListing } from '#contract/listings/own/read-own-listing.ts'
import { readListing } from '#contract/listings/read-listing.ts'
import { reportPhoto } from '#contract/listings/reports/report-photo.ts'
import { updateListing } from '#contract/listings/update-listing.ts'
import { MediaId } from '#contract/media/picture.ts'
import { appealDecision } from '#contract/moderation/decisions/appeal-decision.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { caseAbout, decide, settle, takeEffect } from '#server/testing/cases.ts'
import { drafted, posted, RIDE } from '#server/listings/listings.fixture.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld()

const STOLEN = { reason: 'impersonation', detail: null } as const
const report = (
  { listingId, mediaId }: { listingId: string; mediaId: string },
  person: Person | null,
  wanted: object = STOLEN,
) =>
  world.call(
    reportPhoto,
    {
      listingId: ListingId.parse(listingId),
      mediaId: MediaId.parse(mediaId),
      report: wanted as typeof STOLEN,
    },
    person,
  )

/** A listing of Abel with three photos. */
async function withPhotos() {
  const { id } = await posted(world, world.people.abel, RIDE, 3)
  const [cover, second, third] = await shown(id)
  if (!cover || !second || !third) throw new Error('The photos are missing.')
  return { listingId: id, cover, second, third }
}

const shown = async (listingId: ListingId) =>
  (await world.call(readListing, { listingId })).body.photos.map(({ picture }) => picture.id)
const own = async (listingId: ListingId) =>
  (await world.call(readOwnListing, { listingId }, world.people.abel)).body

/** What the card of the listing shows wherever it is found. */
async function card(listingId: ListingId) {
  const row = await world.db
    .selectFrom('listing')
    .select(['card', 'photo_count'])
    .where('id', '=', listingId)
    .executeTakeFirstOrThrow()
  return { cover: /"cover":\{"id":"([^"]+)"/.exec(row.card ?? '')?.[1] ?? null, count: row.photo_count }
}

describe('reporting one photo', () => {
  it('asks a visitor to sign in', async () => {
    const answer = await report({ listingId: uuidv7(), mediaId: uuidv7() }, null)
    expect(answer.status).toBe(401)
  })

  it('is for what somebody else can see, with a reason that fits a photo', async () => {
    const { abel, sara } = world.people
    const { listingId, cover } = await withPhotos()
    const draft = await drafted(world, abel, RIDE, 1)
    const ofDraft = draft.photos[0]?.picture.id ?? ''
    for (const wrong of [
      { listingId, mediaId: uuidv7() },
      { listingId: draft.id, mediaId: ofDraft },
      { listingId, mediaId: ofDraft },
    ])
      expect((await report(wrong, sara)).error.code).toBe('listings.not-found')
    expect((await report({ listingId, mediaId: cover }, abel)).error.code).toBe('safety.own-subject')
    const misfit = { reason: 'wrong_category', detail: null }
    expect((await report({ listingId, mediaId: cover }, sara, misfit)).error.code).toBe('request.invalid')
  })

  it('brings the photo before staff, not the listing; what is found sound stays', async () => {
    const { sara, hanna } = world.people
    const { listingId, second } = await withPhotos()
    expect((await report({ listingId, mediaId: second }, sara)).body.outcome).toBe('reported')
    expect((await report({ listingId, mediaId: second }, sara)).body.outcome).toBe('already')
    expect(await caseAbout(world, hanna, listingId)).toBeNull()
    expect(await caseAbout(world, hanna, second)).toMatchObject({
      kind: 'photo',
      picture: { id: second },
      subject: { path: `/listing/${listingId}`, pictures: [{ id: second }] },
      owner: { userId: world.people.abel.userId },
    })
    await settle(world, hanna, second, [{ kind: 'dismiss' }])
    expect(await shown(listingId)).toContain(second)
  })

  it('hides it at once where a child is at risk; the cover moves on, and its owner learns which one it is', async () => {
    const { sara, hanna } = world.people
    const { listingId, cover, second, third } = await withPhotos()
    await report({ listingId, mediaId: cover }, sara, { reason: 'minor_at_risk', detail: null })
    expect(await shown(listingId)).toEqual([second, third])
    expect(await card(listingId)).toEqual({ cover: second, count: 2 })
    const mine = await own(listingId)
    expect(mine.content.photos).toHaveLength(3)
    expect(mine.withheldPhotos).toEqual([{ mediaId: cover, because: 'review' }])
    await settle(world, hanna, cover, [{ kind: 'dismiss' }])
    expect(await shown(listingId)).toEqual([cover, second, third])
    expect(await card(listingId)).toEqual({ cover, count: 3 })
  })

  it('is taken down alone; saving the listing does not bring it back, an appeal does', async () => {
    const { abel, sara, hanna, dawit } = world.people
    const { listingId, cover, second, third } = await withPhotos()
    await report({ listingId, mediaId: second }, sara)
    const { decisionId } = await decide(world, hanna, second, [{ kind: 'remove' }], { rule: 'impersonation' })
    if (!decisionId) throw new Error('Nothing was decided.')
    await takeEffect(world)
    expect(await shown(listingId)).toEqual([cover, third])
    expect((await report({ listingId, mediaId: second }, world.people.meron)).error.code).toBe(
      'listings.gone',
    )

    const mine = await own(listingId)
    expect(mine.withheldPhotos).toEqual([{ mediaId: second, because: 'removed' }])
    const content = { ...mine.content, photos: mine.content.photos.toReversed() }
    const saved = await world.call(updateListing, { listingId, version: mine.version, content }, abel)
    expect(saved.status).toBe(200)
    expect(await shown(listingId)).toEqual([third, cover])
    expect(await card(listingId)).toEqual({ cover: third, count: 2 })

    const text = 'I took this photo myself, here is the original.'
    await world.call(appealDecision, { decisionId, text }, abel)
    await settle(world, dawit, second, [{ kind: 'approve' }])
    expect(await shown(listingId)).toEqual([third, second, cover])
  })

  it('is gone for staff when its owner takes it out', async () => {
    const { abel, sara, hanna } = world.people
    const { listingId, second } = await withPhotos()
    await report({ listingId, mediaId: second }, sara)
    const mine = await own(listingId)
    const photos = mine.content.photos.filter(({ mediaId }) => mediaId !== second)
    const content = { ...mine.content, photos }
    await world.call(updateListing, { listingId, version: mine.version, content }, abel)
    expect(await caseAbout(world, hanna, second)).toMatchObject({ kind: 'photo', subject: null })
  })

  it('is deleted with its files when nobody can decide otherwise any more', async () => {
    const { sara, hanna } = world.people
    const { listingId, cover, second, third } = await withPhotos()
    await report({ listingId, mediaId: cover }, sara)
    await settle(world, hanna, cover, [{ kind: 'remove' }], { rule: 'impersonation' })
    const isStored = async () =>
      (await world.db.selectFrom('media').select('id').where('id', '=', cover).execute()).length > 0
    const forget = async (days: number) => {
      await world.clock.advance(days * 86_400)
      await world.runJobs()
    }
    await forget(59)
    expect(await isStored()).toBe(true)
    await forget(2)
    expect(await isStored()).toBe(false)
    expect(
      (
        await world.db
          .selectFrom('listing_photo')
          .select('media_id')
          .where('listing_id', '=', listingId)
          .orderBy('position')
          .execute()
      ).map(({ media_id }) => media_id),
    ).toEqual([second, third])
  })
})
