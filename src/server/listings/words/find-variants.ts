import { findTerms, variantFinder } from '#server/search/public.ts'
import { LISTING_TERMS } from './term-store.ts'

/** Among the words of listings. */
export const findVariants = variantFinder(findTerms(LISTING_TERMS))
