import { expect, test } from 'vitest'
import { z } from 'zod'
import { decodeCursor, decodeTimeCursor, encodeCursor, encodeTimeCursor } from './cursor.ts'

const point = { at: new Date('2026-11-20T10:00:00.123Z'), id: '0199a000-0000-7000-8000-000000000001' }

test('a cursor is read as it was written, and fits an address', () => {
  expect(decodeTimeCursor(encodeTimeCursor(point))).toEqual(point)
  expect(encodeTimeCursor(point)).toMatch(/^[\w-]+$/)
  const ofTwo = z.tuple([z.string(), z.int()])
  expect(decodeCursor(encodeCursor(['ሰላም', 7]), ofTwo)).toEqual(['ሰላም', 7])
})

test.each([
  '',
  'not a cursor',
  encodeCursor('text'),
  encodeCursor([point.at]),
  encodeCursor([point.at, 'no id']),
  encodeCursor([point.at, point.id, 1]),
  encodeCursor(['yesterday', point.id]),
])('what is no cursor is a refusal of that field: %j', (cursor) => {
  const fields = [expect.objectContaining({ path: 'cursor' })]
  expect(() => decodeTimeCursor(cursor)).toThrow(
    expect.objectContaining({ code: 'request.invalid', details: { fields } }),
  )
})
