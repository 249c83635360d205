import { parseSync, Visitor } from 'vite'
import type { ESTree } from 'vite'
import type { RepositoryFile } from '../repository.ts'

/** Sources outside of the catalogues whose texts people read: mails, notices, pages for search engines, answers and rules. */
const WORDED =
  /^src\/(server\/.+-(view|job)|contract\/legal\/.+|contract\/.+-words|web\/platform\/language\/aria-words\.(en|am))\.ts$/
/** Texts that are matched, not read: other words for a question, what names a season or a reading. */
const MATCHED = /\.test\.ts$|\/(reading|message-check)\/|\/faq\/stop-word\.ts$/

/** A text in a source, with the line it begins on. */
interface WrittenText {
  line: number
  text: string
}

export const isWorded = (path: string): boolean => WORDED.test(path) && !MATCHED.test(path)

/** Each text that a source has for people: literals with a space or an Ethiopic letter, templates with their variables as braces. */
export function writtenTexts({ path, text }: RepositoryFile): WrittenText[] {
  const found: WrittenText[] = []
  const keywords: ESTree.Node[] = []
  const add = (at: number, written: string) => {
    if (!/ |\p{Script=Ethiopic}/u.test(written)) return
    if (keywords.some(({ start, end }) => start <= at && at < end)) return
    found.push({ line: text.slice(0, at).split('\n').length, text: written })
  }
  new Visitor({
    // other words by which a question is found
    Property: ({ key, value }) => {
      if (key.type === 'Identifier' && key.name === 'also') keywords.push(value)
    },
    Literal: ({ value, start }) => {
      if (typeof value === 'string') add(start, value)
    },
    TemplateLiteral: ({ quasis, start }) => add(start, quasis.map(({ value }) => value.cooked).join('{}')),
  }).visit(parseSync(path, text).program)
  return found
}
