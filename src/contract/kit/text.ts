import { segmentsOf } from './graphemes.ts'
import { z } from 'zod'

/** Signs that take no room by themselves, such as a zero-width space, and the empty sign of Braille. */
const INVISIBLE = /^[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]+$/u

/** Spaces and such signs around words, or in place of any. */
const BARE_EDGES =
  /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]+|[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]+$/gu

/** What a reader would count as characters: an emoji or a Ge'ez letter with a mark is one. */
export function graphemeCount(words: string): number {
  let count = 0
  for (const { segment } of segmentsOf(words)) if (!INVISIBLE.test(segment)) count++
  return count
}

/**
 * Control characters other than tab and line breaks (PostgreSQL cannot store NUL at all), and those that turn the
 * direction of what is written around them.
 */
const CONTROL = /[^\P{Cc}\t\n\r]|[\u202a-\u202e\u2066-\u2069]/u

/** No script piles so many marks on one sign; they only paint over the lines around them. */
const HEAP_OF_MARKS = /\p{M}{6,}/u

/** A line or a body of text: trimmed, NFC, without control characters, limits counted in graphemes. */
export function text(limits: { min?: number; max: number }) {
  return limited(limits, (value) => value)
}

/** A text on one line: line breaks that were pasted become spaces; limits in graphemes. */
export function line(limits: { min?: number; max: number }) {
  return limited(limits, (value) => value.replaceAll(/\s+/gu, ' '))
}

function limited({ min = 0, max }: { min?: number; max: number }, tidy: (value: string) => string) {
  return z
    .string()
    .max(max * 8)
    .transform((value) => tidy(value.normalize('NFC').trim()))
    .superRefine((value, context) => {
      if (CONTROL.test(value) || HEAP_OF_MARKS.test(value)) {
        context.addIssue({ code: 'custom', message: 'Invalid input', input: value })
        return
      }
      const count = graphemeCount(value)
      // spaces between two signs that nobody sees are as empty as spaces alone
      if (min > 0 && graphemeCount(value.replaceAll(BARE_EDGES, '')) < min)
        context.addIssue({ code: 'too_small', origin: 'string', minimum: min, inclusive: true, input: value })
      // composing can lengthen a text, and the database counts code points, eight to a grapheme
      if (count > max || value.length > max * 8)
        context.addIssue({ code: 'too_big', origin: 'string', maximum: max, inclusive: true, input: value })
    })
}
