import { expect, test } from 'vitest'
import { writeTigrinyaDate } from './tigrinya-date.ts'

test('months of both calendars share their names, so every date says its calendar', () => {
  const day = { year: 2026, month: 9, day: 11 }
  expect(writeTigrinyaDate(day, 'gregorian')).toBe('11 መስከረም 2026 (ጎርጎርዮስ)')
  expect(writeTigrinyaDate(day, 'ethiopian')).toBe('1 መስከረም 2019 (ግእዝ)')
  expect(writeTigrinyaDate({ year: 2026, month: 1, day: 7 }, 'gregorian')).toBe('7 ጥሪ 2026 (ጎርጎርዮስ)')
  expect(writeTigrinyaDate({ year: 2027, month: 9, day: 11 }, 'ethiopian')).toBe('6 ጳጉሜን 2019 (ግእዝ)')
})
