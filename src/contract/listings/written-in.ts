import type { ContentLanguage, DisplayLanguage } from '#contract/language/language.ts'

interface Written {
  lang: ContentLanguage
  title: string
  /** Cards have none. */
  description?: string
  translation?: { lang: ContentLanguage; title: string; description?: string } | null | undefined
}

/**
 * A listing as somebody reads it who prefers that language: with the text that its owner wrote in it, else as it was
 * written first. The text that is not read lies in `translation`, whichever of the two it is.
 */
export function writtenIn<Listing extends Written>(
  listing: Listing,
  language: DisplayLanguage | ContentLanguage,
): Listing {
  const { translation, lang, title, description } = listing
  if (translation?.lang !== language) return listing
  return {
    ...listing,
    ...translation,
    translation: { ...translation, lang, title, ...(description !== undefined && { description }) },
  }
}
