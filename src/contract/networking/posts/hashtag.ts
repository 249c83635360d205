/** A hashtag within a text: letters, digits and underscores of any script, as the database reads them. */
const HASHTAG = /(?<![\p{L}\p{M}\p{N}_&/])#([\p{Alphabetic}\p{Nd}_]{2,60})/gu

/** A piece of a text: plain, or a hashtag with its sign. */
export interface TextPiece {
  text: string
  /** Without its sign; null for plain text. */
  tag: string | null
  /** Where it begins. */
  at: number
}

/** A text cut at its hashtags; joined again the pieces are the text. */
export function cutAtHashtags(text: string): TextPiece[] {
  const pieces: TextPiece[] = []
  let end = 0
  for (const found of text.matchAll(HASHTAG)) {
    if (found.index > end) pieces.push({ text: text.slice(end, found.index), tag: null, at: end })
    pieces.push({ text: found[0], tag: found[1] ?? '', at: found.index })
    end = found.index + found[0].length
  }
  if (end < text.length) pieces.push({ text: text.slice(end), tag: null, at: end })
  return pieces
}
