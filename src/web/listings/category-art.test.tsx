import { expect, test } from 'vitest'
import { CATEGORIES } from '#contract/listings/category.ts'
import { render } from '#web/testing/render.tsx'
import { CategoryArt } from './category-art.tsx'

test('every category has a drawing of its own', async () => {
  const drawings = new Set<string>()
  for (const category of ['all', ...CATEGORIES] as const) {
    const { container, unmount } = await render(<CategoryArt category={category} />)
    drawings.add(container.querySelector('svg')?.innerHTML ?? '')
    unmount()
  }
  expect(drawings.size).toBe(CATEGORIES.length + 1)
})
