export { isWordless, wordQuery } from '#server/listings/search/word-policy.ts'
export { variantFinder } from './find-variants.ts'
export { EDITION, keysOf } from './term-policy.ts'
export type { Term, TermKeys, TermQuery } from './term-store.ts'
