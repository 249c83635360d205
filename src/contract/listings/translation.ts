import { z } from 'zod'
import { line, text } from '#contract/kit/text.ts'
import { ContentLanguage } from '#contract/language/language.ts'
import { LISTING_LIMITS } from './listing.ts'

/** Title and description once more, in another language than the listing's own. */
export const Translation = z.strictObject({
  lang: ContentLanguage,
  title: line({ max: LISTING_LIMITS.titleMax }).default(''),
  description: text({ max: LISTING_LIMITS.descriptionMax }).default(''),
})
export type Translation = z.infer<typeof Translation>

export const isBlank = ({ title, description }: Pick<Translation, 'title' | 'description'>): boolean =>
  title.trim() === '' && description.trim() === ''

interface Worded {
  title: string
  description: string
  translation: Translation | null
}

/** All that its owner wrote in words, the titles before their descriptions. */
export const wordsOf = ({ title, description, translation }: Worded): string[] =>
  translation ? [title, description, translation.title, translation.description] : [title, description]
