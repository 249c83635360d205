/** Cuts text into what readers take for one character: "é" and "👍🏾" are one each. Made once, for it is slow to make. */
const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** The characters of a text as readers see them, each with its index in UTF-16 units. */
export const segmentsOf = (text: string): Intl.Segments => segmenter.segment(text)

/** The characters of a text as readers see them. */
export const graphemesOf = (text: string): string[] => Array.from(segmentsOf(text), ({ segment }) => segment)
