import { expect, test } from 'vitest'
import { freshDatabase } from '#server/testing/fresh-database.ts'

const database = freshDatabase()

async function read(expression: string): Promise<unknown> {
  const { rows } = await database.opened.pool.query<{ value: unknown }>(`select ${expression} as value`)
  return rows[0]?.value
}

test('bigint is a number as long as one can hold it', async () => {
  expect(await read('3::bigint')).toBe(3)
  expect(await read('9007199254740991::bigint')).toBe(9007199254740991)
  await expect(read('9007199254740992::bigint')).rejects.toThrow(RangeError)
})

test('dates and intervals are text, points in time Date, numeric text', async () => {
  expect(await read(`date '2026-09-11'`)).toBe('2026-09-11')
  expect(await read(`interval '90 minutes'`)).toBe('01:30:00')
  expect(await read(`timestamptz '2026-09-11 06:00Z'`)).toEqual(new Date('2026-09-11T06:00:00Z'))
  expect(await read(`12.50::numeric(6, 2)`)).toBe('12.50')
})
