import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCsv, writeCsv } from './csv.ts'

test('rows come back as they went, whatever they hold', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'ሰ', '"', ',', '\n', '\r\n', ' ', '{', "'") })
  const rows = fc.array(fc.array(text, { minLength: 2, maxLength: 4 }), { minLength: 1 })
  fc.assert(
    fc.property(rows, (given) => {
      expect(readCsv(writeCsv(given))).toEqual(given)
    }),
  )
})

test('files of spreadsheets are read: other line ends, no line end at the end, empty fields', () => {
  expect(readCsv('a,b\n"1, 2",\nx,"say ""hi"""')).toEqual([
    ['a', 'b'],
    ['1, 2', ''],
    ['x', 'say "hi"'],
  ])
})

test('a quote that is left open is told', () => {
  expect(() => readCsv('a,"b\nc')).toThrow('A quote is left open')
})
