import { segmentsOf } from '#contract/kit/graphemes.ts'
import { withoutContacts as cutContacts } from '#contract/kit/contact.ts'

/** Names in messengers. */
const HANDLE = /(?<![\w@])@[a-z]\w{3,}/gi
const INSTEAD = '…'

/**
 * The text without phone numbers, mail addresses, links and names in messengers. The app shows them to people; copies
 * of a shared page lie with search engines and messengers for years, where nobody can take them back.
 */
export const withoutContacts = (text: string): string =>
  cutContacts(text, INSTEAD).replaceAll(HANDLE, INSTEAD)

/** The beginning of a text on one line, of at most so many letters, cut between words where it can be. */
export function beginningOf(text: string, limit: number): string {
  const line = text.replace(/\s+/gu, ' ').trim()
  const letters: string[] = []
  for (const { segment } of segmentsOf(line)) {
    letters.push(segment)
    if (letters.length > limit) break
  }
  if (letters.length <= limit) return line
  const cut = letters.slice(0, limit - 1).join('')
  const space = cut.lastIndexOf(' ')
  return `${(space > limit / 2 ? cut.slice(0, space) : cut).trimEnd()}…`
}
