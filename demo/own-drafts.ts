import type { DraftContentInput } from '#contract/listings/listing-content.ts'
import { DraftContent } from '#contract/listings/listing-content.ts'
import { DAY_MS } from '#contract/kit/duration.ts'
import { cityOf } from './demo-data.ts'
import type { DemoListing } from './write-listings.ts'

const HERE = { placeId: cityOf('silverSpring').placeId, neighborhood: 'Fenton Village' } as const

/** What the member of the README finds under her own listings: drafts in every stage, and one that has ended. */
export function sarasListings(now: Date): DemoListing[] {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const draft = (
    days: number,
    content: DraftContentInput,
    photos: DemoListing['photos'] = [],
  ): DemoListing => ({
    owner: 'sara',
    content: DraftContent.parse(content),
    photos,
    writtenAt: daysAgo(days),
    publishedAt: null,
    featured: false,
  })
  return [
    draft(
      0.1,
      {
        category: 'items',
        subcategory: 'household',
        title: 'Jebena from Harar with four cups',
        description: 'A small jebena for two or four people. Two of the cups have a tiny mark on the rim.',
        price: { type: 'fixed', amountMinor: 4500, maxMinor: null, currency: 'USD', period: null },
        details: { condition: 'good' },
        ...HERE,
      },
      [{ scene: 'coffeeSet', palette: 'cotton' }],
    ),
    draft(1, {
      category: 'rooms_housing',
      subcategory: 'room_private',
      title: 'Our guest room from January',
    }),
    draft(3, {
      category: 'services',
      subcategory: 'childcare_eldercare',
      lang: 'am',
      title: 'ቅዳሜና እሁድ ልጆች እጠብቃለሁ',
      languages: ['am', 'en'],
    }),
    draft(6, { category: 'events' }),
    {
      owner: 'sara',
      content: DraftContent.parse({
        category: 'items',
        subcategory: 'baby_kids',
        title: 'Winter coats for two and four years',
        description:
          'Two warm coats, washed, with all buttons. The smaller one has mittens on a string, the larger one a hood that survives storms.',
        price: { type: 'negotiable', amountMinor: 3000, maxMinor: null, currency: 'USD', period: null },
        languages: ['en', 'am'],
        details: { condition: 'good', quantity: 2, delivery: ['pickup'] },
        ...HERE,
      }),
      photos: [{ scene: 'toys', palette: 'cotton' }],
      writtenAt: daysAgo(36),
      publishedAt: daysAgo(35),
      featured: false,
    },
  ]
}
