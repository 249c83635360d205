import { StandardBracketNotationSerializer } from '@orpc/openapi-client/standard'
import { AppError } from '#server/platform/app-error.ts'

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
    if (name.includes('\0') || value.includes('\0')) throw withNul(name.replaceAll('\0', ''))
  }
  return brackets.deserialize(pairs) as Record<string, unknown>
}

/** PostgreSQL cannot store NUL, so no text may bring one. JSON writes it escaped, which makes the look cheap. */
export function refuseNul(source: string, parsed: unknown): void {
  if (!source.includes('\\u0000')) return
  // a list instead of recursion: a body may be nested deeper than the stack
  const waiting: { value: unknown; path: string }[] = [{ value: parsed, path: '' }]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, path } = next
    if (typeof value === 'string' && value.includes('\0')) throw withNul(path)
    if (typeof value !== 'object' || value === null) continue
    for (const [name, inner] of Object.entries(value)) {
      if (name.includes('\0')) throw withNul(path)
      waiting.push({ value: inner, path: path === '' ? name : `${path}.${name}` })
    }
  }
}

/** Path parameters come decoded. */
export function refuseNulInPath(params: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(params)) if (value.includes('\0')) throw withNul(name)
}

function withNul(path: string): AppError {
  return new AppError('request.invalid', {
    fields: [{ path, message: 'Invalid input', key: 'invalid', values: {} }],
  })
}
