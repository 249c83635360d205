import { z } from 'zod'
import { Place } from '#contract/geo/place.ts'
import { operation } from '#contract/kit/operation.ts'
import { text } from '#contract/kit/text.ts'
import { Category, Subcategory } from '#contract/listings/category.ts'
import { TYPED_MAX } from './search-listings.ts'

/** What a search field offers while somebody types, each list the best first. */
export const SearchSuggestions = z.object({
  /** What was typed with its last word completed, or said in the other script; public listings hold these words. */
  words: z.array(z.string()).max(6),
  /** Kinds of listings by their names; null is the whole category. */
  categories: z.array(z.object({ category: Category, subcategory: Subcategory.nullable() })).max(2),
  places: z.array(Place).max(3),
})
export type SearchSuggestions = z.infer<typeof SearchSuggestions>

export const suggestSearches = operation({
  name: 'listings.suggest-searches',
  method: 'GET',
  path: '/api/listings/suggestions',
  access: 'anyone',
  summary: 'Suggest words, categories and cities for a typed prefix, in Latin or Ethiopic script',
  input: z.strictObject({ q: text({ max: TYPED_MAX }).default('') }),
  output: SearchSuggestions,
  errors: {},
})
