import { expect, it } from 'vitest'
import { createListing } from '#contract/listings/create-listing.ts'
import { deleteListing } from '#contract/listings/delete-listing.ts'
import type { DraftContentInput } from '#contract/listings/listing-content.ts'
import { publishListing } from '#contract/listings/publish-listing.ts'
import { readListing } from '#contract/listings/read-listing.ts'
import { searchListings } from '#contract/listings/search/search-listings.ts'
import { updateListing } from '#contract/listings/update-listing.ts'
import { freshWorld } from '#server/testing/world.ts'
import { drafted, newPictures, posted, SOFA } from './listings.fixture.ts'

const world = freshWorld({ env: { REVIEW_POLICY: 'risk' } })

const AMHARIC = {
  lang: 'am',
  title: 'ለሦስት ሰው የሚሆን ሰማያዊ ሶፋ',
  description: 'ብዙም ያልተጠቀምንበት ንጹሕ ሶፋ ነው። ሁለት ሰው በቀላሉ ይሸከመዋል።',
} as const
const BOTH: DraftContentInput = { ...SOFA, translation: AMHARIC }

const draft = (content: DraftContentInput) => world.call(createListing, { content }, world.people.sara)

it('holds a second text of a draft as far as it is written; without a word it is none', async () => {
  const begun = { lang: 'am', title: 'ሶፋ', description: '' } as const
  expect((await draft({ category: 'items', translation: begun })).body.content.translation).toEqual(begun)
  const empty = { lang: 'am', title: ' ', description: '' } as const
  expect((await draft({ category: 'items', translation: empty })).body.content.translation).toBeNull()
})

it('refuses a second text in the language of the first', async () => {
  const answer = await draft({ ...BOTH, lang: 'am' })
  expect(answer).toMatchObject({
    status: 400,
    error: { details: { fields: [{ path: 'content.translation.lang' }] } },
  })
})

it('publishes no half of a second text', async () => {
  const { sara } = world.people
  const content = { ...BOTH, translation: { ...AMHARIC, title: 'ሶፋ +1 202 555 0123', description: 'ሶፋ' } }
  const { id, version } = await drafted(world, sara, content, 3)
  const answer = await world.call(publishListing, { listingId: id, version, allowDuplicate: false }, sara)
  const fields = [
    { path: 'translation.title', key: 'contactInTitle' },
    { path: 'translation.description', key: 'string.min', values: { n: 30 } },
  ]
  expect(answer).toMatchObject({ status: 422, error: { details: { fields } } })
})

it('is read and found in both languages', async () => {
  const { sara } = world.people
  const own = await posted(world, sara, BOTH, 3)
  expect(own.content.translation).toEqual(AMHARIC)
  const { body } = await world.call(readListing, { listingId: own.id })
  expect(body).toMatchObject({ lang: 'en', title: SOFA.title, translation: AMHARIC })
  for (const q of ['sofa three people', 'ሰማያዊ ሶፋ', 'በቀላሉ ይሸከመዋል']) {
    const { items } = (await world.call(searchListings, { q })).body
    const { lang, title } = AMHARIC
    expect(items.find(({ id }) => id === own.id)).toMatchObject({
      title: SOFA.title,
      translation: { lang, title },
    })
  }
})

it('is looked at by staff where the second text alone speaks of what often ends badly', async () => {
  const { sara } = world.people
  const description = `${AMHARIC.description} Send me the code that you get.`
  const own = await posted(world, sara, { ...BOTH, translation: { ...AMHARIC, description } }, 3)
  expect(own.state).toBe('pending_review')
})

it('shows another title of the second text when staff have looked at it, and deletes both texts', async () => {
  const { sara } = world.people
  const photos = (await newPictures(world, sara, 3)).map((mediaId) => ({ mediaId }))
  const own = await posted(world, sara, { ...BOTH, photos })
  const listingId = own.id
  const changed = { ...BOTH, photos, translation: { ...AMHARIC, title: 'ሰማያዊ ሶፋ በርካሽ ዋጋ' } }
  const { body } = await world.call(
    updateListing,
    { listingId, version: own.version, content: changed },
    sara,
  )
  expect(body.revision).toBe('pending_review')
  expect((await world.call(readListing, { listingId })).body.translation?.title).toBe(AMHARIC.title)
  await world.call(deleteListing, { listingId }, sara)
  const columns = ['title', 'translation_lang', 'translation_title', 'translation_description'] as const
  const left = await world.db.selectFrom('listing').select(columns).where('id', '=', listingId).execute()
  expect(left.map((row) => Object.values(row))).toEqual([['', null, null, null]])
})
