import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { componentOf } from './page-component.ts'
import { EVERY_PAGE } from './pages.ts'

const modules = import.meta.glob<Record<string, unknown>>('/src/web/**/*-page.tsx')

test('each file of a page is a page of the app, and the other way round', () => {
  const files = globSync('**/*-page.tsx', { cwd: 'src/web' }).map((path) => path.replaceAll('\\', '/'))
  expect([...new Set(EVERY_PAGE.map(({ file }) => file))].toSorted()).toEqual(files.toSorted())
})

test.each([...new Set(EVERY_PAGE.map(({ file }) => file))])('%s exports what it is called', async (file) => {
  const module = await modules[`/src/web/${file}`]?.()
  expect(module?.[componentOf(file)]).toBeTypeOf('function')
})

test('each address leads to one page', () => {
  const paths = EVERY_PAGE.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
})
