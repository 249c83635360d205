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
  if (source.includes('\\u0000')) walk(parsed, [])
}

/** Path parameters come decoded. */
export function refuseNulInPath(params: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(params)) if (value.includes('\0')) throw withNul(name)
}

function walk(value: unknown, path: string[]): void {
  if (typeof value === 'string' && value.includes('\0')) throw withNul(path.join('.'))
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) {
    if (name.includes('\0')) throw withNul(path.join('.'))
    walk(inner, [...path, name])
  }
}

function withNul(path: string): AppError {
  return new AppError('request.invalid', {
    fields: [{ path, message: 'Invalid input', key: 'invalid', values: {} }],
  })
}
