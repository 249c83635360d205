import { expect, test } from 'vitest'
import { LOW_DATA } from '#web/platform/low-data.ts'
import { createAppRouter } from './router.tsx'

test('pages are fetched when a link is hovered over, but not where data is to be saved', () => {
  expect(createAppRouter().options.defaultPreload).toBe('intent')
  localStorage.setItem(LOW_DATA.key, 'true')
  expect(createAppRouter().options.defaultPreload).toBe(false)
})
