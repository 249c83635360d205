import fc, { type Arbitrary } from 'fast-check'
import { z } from 'zod'

/** Texts that break what takes them for what they look like. */
export const HOSTILE_TEXTS: readonly string[] = [
  '',
  ' ',
  '0',
  'NaN',
  'true',
  'a\u0000b',
  '\ud800',
  'half \ud83d an emoji',
  '\udc00\ud800',
  '\u202e\u200b\ufeff',
  'x'.repeat(20_000),
  '😀'.repeat(2000),
  `' or 1=1; drop table auth.users; --`,
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  '%00%ff',
  '{"$gt":""}',
  '00000000-0000-7000-8000-000000000000',
  '2026-02-31T25:61:00Z',
  'https://[::1]:99999/\\@x',
]

/** Hostile texts, and values of every other kind. */
export const HOSTILE: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER + 1,
  ...HOSTILE_TEXTS,
  [],
  [[[[]]]],
  Array.from({ length: 500 }, () => 'x'),
  {},
  { length: -1, constructor: { name: 'x' } },
]

const HOSTILE_KEYS = ['\ud800', 'a\u0000', '__proto__', 'constructor', '', 'x'.repeat(300)]

/** A hostile value, or one that holds hostile values and keys. */
export const hostileValue: Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    fc.constantFrom(...HOSTILE),
    fc.array(tie('value'), { maxLength: 2 }),
    fc.dictionary(fc.oneof(fc.constantFrom(...HOSTILE_KEYS), fc.constant('name')), tie('value'), {
      maxKeys: 2,
    }),
  ),
})).value

/** So that most of a value fits its schema, and what does not is deep inside. */
const spoilt = (fitting: Arbitrary<unknown>): Arbitrary<unknown> =>
  fc.oneof({ weight: 6, arbitrary: fitting }, { weight: 1, arbitrary: hostileValue })

const FORMATS: Record<string, string> = {
  uuid: '00000000-0000-7000-8000-000000000000',
  datetime: '2026-12-01T10:00:00.000Z',
  date: '2026-12-01',
  email: 'sara@example.org',
  url: 'https://example.org/',
}

/** Values that nearly fit a schema: its own shape, with hostile texts, values and keys at every level. */
export const nearly = (schema: z.ZodType): Arbitrary<unknown> =>
  spoilt(shaped(schema, { inner: nearly, texts: HOSTILE_TEXTS, keys: HOSTILE_KEYS }))

/** Values of the shape of a schema, whose texts and keys mean no harm. */
export const harmless = (schema: z.ZodType): Arbitrary<unknown> =>
  shaped(schema, { inner: harmless, texts: ['sofa'], keys: ['size'] })

interface Filling {
  inner: (schema: z.ZodType) => Arbitrary<unknown>
  texts: readonly string[]
  keys: readonly string[]
}

function shaped(schema: z.ZodType, { inner, texts, keys }: Filling): Arbitrary<unknown> {
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries<z.ZodType>(schema.shape)
    return fc.record(Object.fromEntries(fields.map(([name, field]) => [name, inner(field)])))
  }
  if (schema instanceof z.ZodArray) return fc.array(inner(schema.element as z.ZodType), { maxLength: 3 })
  if (schema instanceof z.ZodRecord)
    return fc.dictionary(fc.constantFrom('size', ...keys), inner(schema.valueType as z.ZodType), {
      maxKeys: 3,
    })
  if (schema instanceof z.ZodUnion || schema instanceof z.ZodDiscriminatedUnion)
    return fc.oneof(...(schema.options as z.ZodType[]).map(inner))
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return fc.oneof(
      inner(schema.unwrap() as z.ZodType),
      fc.constant(schema instanceof z.ZodNullable ? null : undefined),
    )
  if (schema instanceof z.ZodPipe) return inner(schema.in as z.ZodType)
  if (schema instanceof z.ZodLazy) return inner(schema.unwrap() as z.ZodType)
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options)
  if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema.values)
  if (schema instanceof z.ZodBoolean) return fc.boolean()
  if (schema instanceof z.ZodNumber) return fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer())
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat)
    return fc.oneof(
      fc.constant(FORMATS[schema.format ?? ''] ?? 'Blue sofa for three people, hardly used'),
      fc.constantFrom(...texts),
    )
  return fc.constantFrom(...HOSTILE)
}

/** Each value that one gets by putting `bad` in place of one text of `value`, or `bad` beside the keys of one object. */
export function* withOne(bad: string, value: unknown): Generator {
  if (typeof value === 'string') yield bad
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      for (const changed of withOne(bad, item)) yield value.with(index, changed)
    return
  }
  if (typeof value !== 'object' || value === null) return
  yield { ...value, [bad]: 1 }
  for (const [name, item] of Object.entries(value))
    for (const changed of withOne(bad, item)) yield { ...value, [name]: changed }
}
