import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { ContentLanguage, SpokenLanguage } from '#contract/language/language.ts'
import { CATEGORIES, ListingKind, SUBCATEGORIES } from '#contract/listings/category.ts'
import { LISTING_STATES } from '#contract/listings/life/state.ts'
import { CURRENCIES, PRICE_PERIODS, PRICE_TYPES } from '#contract/listings/price.ts'
import { searchWords, wordQuery } from '#server/search/public.ts'
import { freshWorld } from '#server/testing/world.ts'
import { posted, SOFA } from './listings.fixture.ts'

const world = freshWorld()

describe('the table accepts exactly what the contract lists', () => {
  it.each([
    ['listing_category_check', CATEGORIES],
    ['listing_subcategory', [...new Set([...CATEGORIES, ...Object.values(SUBCATEGORIES).flat()])]],
    ['listing_kind_check', ListingKind.options],
    // what is withheld is shown to nobody, its owner included
    ['listing_state_check', [...LISTING_STATES, 'withheld']],
    ['listing_lang_check', ContentLanguage.options],
    ['listing_languages_check', SpokenLanguage.options],
    ['listing_price_type_check', PRICE_TYPES],
    ['listing_price_period_check', PRICE_PERIODS],
    ['listing_currency_check', CURRENCIES],
  ] as [string, readonly string[]][])('%s', async (name, options) => {
    const { rows } = await sql<{ definition: string }>`
      select pg_get_constraintdef(oid) as definition from pg_constraint where conname = ${name}`.execute(
      world.db,
    )
    const listed = [...(rows[0]?.definition ?? '').matchAll(/'([^']+)'::text/g)].map(([, option]) => option)
    expect(new Set(listed)).toEqual(new Set(options))
  })
})

describe('the table holds what no mistake may break:', () => {
  const change = async (column: string, value: unknown) => {
    const { id } = await posted(world, world.people.sara, SOFA, 1)
    await sql`update listing set ${sql.ref(column)} = ${value} where id = ${id}`.execute(world.db)
  }

  it.each([
    ['a public listing without a price', 'price_minor', null],
    ['a public listing that costs nothing', 'price_minor', 0],
    ['a public listing without a place', 'place_id', null],
    ['a public listing outside all cells', 'cell', null],
    ['a public listing without an end', 'expires_at', null],
    ['a public listing without words', 'search', null],
    ['a public listing without a title', 'title', ''],
    ['a draft that was published', 'state', 'draft'],
    ['a deleted listing that still says something', 'state', 'deleted'],
    ['a kind of another category', 'subcategory', 'house'],
    ['a title without end', 'title', 'a'.repeat(801)],
    ['a text without end', 'description', 'a'.repeat(40_001)],
    ['a version before the first', 'version', 0],
    ['more pictures than any listing has', 'photo_count', 21],
    ['a highest price below the lowest', 'price_max_minor', 1],
    ['details that are no object', 'details', '[]'],
    ['an address with signs', 'slug', 'a/b'],
  ])('%s', async (_, column, value) => {
    await expect(change(column, value)).rejects.toThrow(/violates check constraint/)
  })

  it('a picture shown twice', async () => {
    const { id, photos } = await posted(world, world.people.sara, SOFA, 1)
    const again = world.db
      .insertInto('listing_photo')
      .values({ listing_id: id, position: 1, media_id: photos[0]?.picture.id ?? '' })
      .execute()
    await expect(again).rejects.toThrow(/listing_photo_media_id_key/)
  })
})

it('goes with its owner’s account, pictures and all', async () => {
  const person = await world.newPerson('Leaving')
  const { id } = await posted(world, person, SOFA, 2)
  await sql`delete from auth.users where id = ${person.userId}`.execute(world.db)
  const left = await sql`
    select 1 from listing where id = ${id} union all select 1 from listing_photo where listing_id = ${id}
    union all select 1 from media where owner_id = ${person.userId}`.execute(world.db)
  expect(left.rows).toEqual([])
})

it('cuts words in the index as in the query, whatever signs stand between them', async () => {
  const texts = [
    '2br/1ba',
    '12.5%',
    'covid-19',
    'user@example.org',
    'http://a.b/c',
    '1e5',
    'x_y',
    'ሰላም፡ዓለም።',
    '007',
    'ΣΊΣΥΦΟΣ',
  ]
  for (const text of texts) {
    for (const word of searchWords(text)) {
      const { rows } = await sql<{ found: boolean }>`
        select search_words(${text}) @@ to_tsquery('simple', ${wordQuery(word)?.whole}) as found`.execute(
        world.db,
      )
      expect({ text, word, found: rows[0]?.found }).toEqual({ text, word, found: true })
    }
  }
})
