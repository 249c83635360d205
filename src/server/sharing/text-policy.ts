/**
 * Ways to reach somebody that were written into a text. The app shows them to people; copies of a shared page lie
 * with search engines and messengers for years, where nobody can take them back.
 */
const CONTACTS = [
  /[^\s@<>()]+@[^\s@<>()]+\.[\p{L}]{2,}/giu,
  /(?:https?:\/\/|www\.)\S+/giu,
  /\b(?:t\.me|wa\.me|m\.me|telegram\.me|instagram\.com|facebook\.com)\/\S+/giu,
  /(?<![\w@])@[a-z]\w{3,}/gi,
  // nine digits or more, however they are set apart; neither days nor prices have so many
  /(?<![\d.,])\+?\(?\d(?:[\s().\u2010-\u2015/-]{0,3}\d){8,}(?!\d)/gu,
]
const ISO_DAY = /^\d{4}-\d{2}-\d{2}/
const INSTEAD = '…'

/** The text without phone numbers, mail addresses, links and names in messengers. */
export function withoutContacts(text: string): string {
  return CONTACTS.reduce(
    (kept, form) => kept.replace(form, (found) => (ISO_DAY.test(found) ? found : INSTEAD)),
    text,
  )
}

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** The beginning of a text on one line, of at most so many letters, cut between words where it can be. */
export function beginningOf(text: string, most: number): string {
  const line = text.replace(/\s+/gu, ' ').trim()
  const letters: string[] = []
  for (const { segment } of graphemes.segment(line)) {
    letters.push(segment)
    if (letters.length > most) break
  }
  if (letters.length <= most) return line
  const cut = letters.slice(0, most - 1).join('')
  const space = cut.lastIndexOf(' ')
  return `${(space > most / 2 ? cut.slice(0, space) : cut).trimEnd()}…`
}
