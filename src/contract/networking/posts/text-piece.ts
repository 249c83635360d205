import type { Mention } from '#contract/networking/mentions/mention.ts'

/** A hashtag within a text: letters, digits and underscores of any script, as the database reads them. */
const HASHTAG = String.raw`(?<![\p{L}\p{M}\p{N}_&/])#([\p{Alphabetic}\p{Nd}_]{2,60})`

/** A piece of a text: plain, a hashtag with its sign, or the name of a person with its sign. */
export interface TextPiece {
  text: string
  /** Without its sign; null for other pieces. */
  tag: string | null
  /** Who is named; null for other pieces. */
  mention: Mention | null
  /** Where it begins. */
  at: number
}

const escaped = (name: string) => name.replaceAll(/[$()*+./?[\\\]^{|}-]/gu, String.raw`\$&`)

/** A longer name before one that it begins with. */
function patternOf(mentions: readonly Mention[]): RegExp {
  if (mentions.length === 0) return new RegExp(HASHTAG, 'gu')
  const names = mentions.map(({ name }) => name).toSorted((one, other) => other.length - one.length)
  return new RegExp(
    String.raw`${HASHTAG}|(?<![\p{L}\p{M}\p{N}_])@(${names.map(escaped).join('|')})(?![\p{L}\p{M}\p{N}_])`,
    'gu',
  )
}

/** A text cut at its hashtags and at the people it names; joined again the pieces are the text. */
export function cutIntoPieces(text: string, mentions: readonly Mention[] = []): TextPiece[] {
  const pieces: TextPiece[] = []
  let end = 0
  for (const match of text.matchAll(patternOf(mentions))) {
    if (match.index > end)
      pieces.push({ text: text.slice(end, match.index), tag: null, mention: null, at: end })
    const mention = mentions.find(({ name }) => name === match[2]) ?? null
    pieces.push({ text: match[0], tag: match[1] ?? null, mention, at: match.index })
    end = match.index + match[0].length
  }
  if (end < text.length) pieces.push({ text: text.slice(end), tag: null, mention: null, at: end })
  return pieces
}

/** Whether the words name a person by this name, after an @. */
export const isNamedIn = (text: string, mention: Mention): boolean =>
  cutIntoPieces(text, [mention]).some((piece) => piece.mention !== null)
