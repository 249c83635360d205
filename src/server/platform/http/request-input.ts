import { StandardBracketNotationSerializer } from '@orpc/openapi-client/standard'
import { AppError } from '#server/platform/app-error.ts'
import { isStorable, mayBeUnstorable } from '#server/platform/storable-text.ts'

const brackets = new StandardBracketNotationSerializer()

/** Names that would reach the prototype of what a query or body is made into. */
const FORBIDDEN = /(?:^|[[.\]])(?:__proto__|constructor|prototype)(?:$|[[.\]])/

/**
 * `tags[]=a&tags[]=b&price[min]=3` → { tags: ['a', 'b'], price: { min: '3' } }, as the browser client writes it.
 * A name given twice becomes an array, which a field for one value refuses.
 */
export function parseQuery(text: string): Record<string, unknown> {
  const pairs = [...new URLSearchParams(text)]
  for (const [name, value] of pairs) {
    if (FORBIDDEN.test(name)) throw new AppError('request.malformed')
    if (!isStorable(name) || !isStorable(value)) throw unstorable(name.replaceAll('\0', '').toWellFormed())
  }
  return brackets.deserialize(pairs) as Record<string, unknown>
}

/** No text of a body, nor any key, may be one that PostgreSQL cannot keep. */
export function refuseUnstorable(source: string, parsed: unknown): void {
  if (!mayBeUnstorable(source)) return
  // a list instead of recursion: a body may be nested deeper than the stack
  const waiting: { value: unknown; path: string }[] = [{ value: parsed, path: '' }]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, path } = next
    if (typeof value === 'string' && !isStorable(value)) throw unstorable(path)
    if (typeof value !== 'object' || value === null) continue
    for (const [name, inner] of Object.entries(value)) {
      if (!isStorable(name)) throw unstorable(path)
      waiting.push({ value: inner, path: path === '' ? name : `${path}.${name}` })
    }
  }
}

/** Path parameters come decoded. */
export function refuseUnstorablePath(params: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(params)) if (!isStorable(value)) throw unstorable(name)
}

function unstorable(path: string): AppError {
  return new AppError('request.invalid', {
    fields: [{ path, message: 'Invalid input', key: 'invalid', values: {} }],
  })
}
