import { parseSync, Visitor } from 'vite'
import type { ESTree } from 'vite'
import { UNTRANSLATED } from '../words/message-catalogues.ts'
import type { RepositoryFile } from '../repository.ts'

/** Attributes whose text a person reads or hears. */
const READ_ALOUD = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'description',
  'errorMessage',
  'heading',
  'label',
  'placeholder',
  'title',
])

/** The name of the app is the same in both languages and stands in its logo in both scripts. */
const BRAND = /^(Mesob|መሶብ)$/

const ENTITY = /&#?\w+;/g
const hasWords = (text: string) =>
  /\p{L}/u.test(text.replaceAll(ENTITY, '').replaceAll(UNTRANSLATED, '')) && !BRAND.test(text.trim())

/** The literal texts that an expression may give, through conditions, fallbacks and plain templates. */
function textsOf(expression: ESTree.Node | null): string[] {
  switch (expression?.type) {
    case 'Literal':
      return typeof expression.value === 'string' ? [expression.value] : []
    case 'TemplateLiteral':
      return expression.quasis.map(({ value }) => value.raw)
    case 'ConditionalExpression':
      return [...textsOf(expression.consequent), ...textsOf(expression.alternate)]
    case 'LogicalExpression':
      return [...textsOf(expression.left), ...textsOf(expression.right)]
    case 'JSXExpressionContainer':
      return textsOf(expression.expression)
    default:
      return []
  }
}

/** Words written into a screen instead of its messages: text between tags, and attributes that are read out. */
export function literalsOnScreen({ path, text }: RepositoryFile): string[] {
  const found: { at: number; words: string }[] = []
  const add = (at: number, words: string[]) =>
    found.push(...words.filter(hasWords).map((word) => ({ at, words: word.trim() })))
  new Visitor({
    JSXText: ({ start, value }) => add(start, [value]),
    JSXElement: ({ children }) =>
      children.forEach(
        (child) => child.type === 'JSXExpressionContainer' && add(child.start, textsOf(child)),
      ),
    JSXFragment: ({ children }) =>
      children.forEach(
        (child) => child.type === 'JSXExpressionContainer' && add(child.start, textsOf(child)),
      ),
    JSXAttribute: ({ name, value, start }) => {
      if (name.type === 'JSXIdentifier' && READ_ALOUD.has(name.name)) add(start, textsOf(value))
    },
  }).visit(parseSync(path, text).program)
  return found.map(({ at, words }) => {
    const line = text.slice(0, at).split('\n').length
    return `${path}:${line}: '${words}' stands in the screen; words belong into messages.en.ts and messages.am.ts`
  })
}
