import { MENTION_LIMITS, type Mention } from '#contract/networking/mentions/mention.ts'
import { isNamedIn } from '#contract/networking/posts/text-piece.ts'

/** A name that is being typed after an @: at least two letters, of two words at most. */
const BEGUN = /(?<![\p{L}\p{M}\p{N}_])@([\p{L}][\p{L}\p{M}\p{N}.'’-]+(?: [\p{L}\p{M}\p{N}.'’-]*)?)$/u

/** What of a name stands before the caret, and where its @ is; null where none is being typed. */
export function begunMention(text: string, caret: number): { name: string; at: number } | null {
  const match = BEGUN.exec(text.slice(0, caret))
  const name = match?.[1]
  return match && name !== undefined ? { name: name.trim(), at: match.index } : null
}

/** The whole name in place of its beginning, with the caret behind it. */
export function completeMention(
  text: string,
  caret: number,
  { at, name }: { at: number; name: string },
): { text: string; caret: number } {
  const rest = text.slice(caret)
  const before = `${text.slice(0, at)}@${name}${/^[\s.,!?።፣]/u.test(rest) ? '' : ' '}`
  return { text: before + rest, caret: before.length }
}

/** Those who were chosen and whose names still stand in the words. */
export const mentionsIn = (text: string, chosen: readonly Mention[]): Mention[] =>
  chosen.filter((mention) => isNamedIn(text, mention)).slice(0, MENTION_LIMITS.max)
