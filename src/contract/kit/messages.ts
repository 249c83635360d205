import { z } from 'zod'

/** What can be wrong with a field; the sentences are the validation library's classic English ones (section 5). */
export const FIELD_PROBLEMS_EN = {
  required: 'Required',
  type: 'Expected {expected}, received {received}',
  integer: 'Expected integer, received float',
  option: 'Invalid option',
  'string.min': 'String must contain at least {n} character(s)',
  'string.max': 'String must contain at most {n} character(s)',
  'string.exact': 'String must contain exactly {n} character(s)',
  'array.min': 'Array must contain at least {n} element(s)',
  'array.max': 'Array must contain at most {n} element(s)',
  'array.exact': 'Array must contain exactly {n} element(s)',
  'number.min': 'Number must be greater than or equal to {n}',
  'number.above': 'Number must be greater than {n}',
  'number.max': 'Number must be less than or equal to {n}',
  'number.below': 'Number must be less than {n}',
  'number.step': 'Number must be a multiple of {n}',
  'date.min': 'Date must be greater than or equal to {n}',
  'date.max': 'Date must be smaller than or equal to {n}',
  'file.max': 'File must be at most {n} bytes',
  format: 'Invalid {format}',
  unknownKeys: 'Unrecognized key(s) in object: {keys}',
  phone: 'Enter the whole number with its country code, such as +1 202 555 0123',
  vin: 'This is no valid vehicle identification number: compare its 17 letters and digits with the papers',
  contactInTitle: 'Leave phone numbers and links out of the title',
  invalid: 'Invalid input',
} as const

export type ProblemKey = keyof typeof FIELD_PROBLEMS_EN
export type ProblemWords = Record<ProblemKey, string>
export interface Problem {
  key: ProblemKey
  values: Record<string, string | number>
}

type Issue = z.core.$ZodRawIssue | z.core.$ZodIssue

/** Reads a zod issue, raw (while parsing) or finished (in an error), as one of our problems. */
export function problemOf(issue: Issue): Problem {
  // A finished issue has lost its input: then Required is recognised by its English sentence.
  const missing = 'input' in issue ? issue.input === undefined : issue.message === FIELD_PROBLEMS_EN.required
  switch (issue.code) {
    case 'invalid_type':
      return missing ? problem('required') : wrongType(issue)
    case 'invalid_value':
      return problem(missing ? 'required' : 'option')
    case 'too_small':
      return bound(issue.origin, 'min', issue.minimum, issue.inclusive ?? true, issue.exact)
    case 'too_big':
      return bound(issue.origin, 'max', issue.maximum, issue.inclusive ?? true, issue.exact)
    case 'not_multiple_of':
      return problem('number.step', { n: issue.divisor })
    case 'invalid_format':
      return issue.format === 'regex' ? problem('invalid') : problem('format', { format: issue.format })
    case 'unrecognized_keys':
      return problem('unknownKeys', { keys: issue.keys.map((key) => `'${key}'`).join(', ') })
    case 'custom':
      return ownProblem(issue.params) ?? problem('invalid')
    default:
      return problem(missing && issue.code === 'invalid_union' ? 'required' : 'invalid')
  }
}

function problem(key: ProblemKey, values: Problem['values'] = {}): Problem {
  return { key, values }
}

/** A rule of our own names its problem in `params`; see listing-content.ts. */
function ownProblem(params: Record<string, unknown> | undefined): Problem | undefined {
  const key = params?.['key']
  if (typeof key !== 'string' || !(key in FIELD_PROBLEMS_EN)) return undefined
  return { key: key as ProblemKey, values: (params?.['values'] ?? {}) as Problem['values'] }
}

function wrongType(issue: Issue & { expected?: unknown }): Problem {
  if (issue.expected === 'int') return problem('integer')
  return problem('type', {
    expected: String(issue.expected),
    received: 'input' in issue ? kindOf(issue.input) : '?',
  })
}

function bound(
  origin: string,
  side: 'min' | 'max',
  limit: number | bigint,
  inclusive: boolean,
  exact = false,
): Problem {
  const values = { n: Number(limit) }
  if (origin === 'string' && side === 'min' && values.n === 1) return problem('required')
  if (origin === 'string') return problem(`string.${exact ? 'exact' : side}`, values)
  if (origin === 'array' || origin === 'set') return problem(`array.${exact ? 'exact' : side}`, values)
  if (origin === 'date') return problem(`date.${side}`, { n: new Date(Number(limit)).toISOString() })
  if (origin === 'file') return side === 'max' ? problem('file.max', values) : problem('invalid')
  if (inclusive) return problem(`number.${side}`, values)
  return problem(side === 'min' ? 'number.above' : 'number.below', values)
}

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (Number.isNaN(value)) return 'nan'
  return typeof value
}

/** The sentence for a problem in the given words. */
export const say = (words: ProblemWords, { key, values }: Problem): string =>
  words[key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))

/** Sets the words of every later parse. Called once at start, and again when the reader changes the language. */
export const setProblemWords = (words: ProblemWords): void => {
  z.config({ jitless: true, customError: (issue) => say(words, problemOf(issue)) })
}
