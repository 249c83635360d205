import { AxeBuilder } from '@axe-core/playwright'
import { type AppPage, appPages, remember, visit } from './pages.ts'
import { expect, test } from './world.ts'

/** npm run test:a11y looks at every page in every combination, npm test at every page in one of them. */
const EVERY = process.env['A11Y'] === 'every'
const COMBINATIONS = [
  { language: 'en', theme: 'light' },
  { language: 'am', theme: 'dark' },
  { language: 'en', theme: 'dark' },
  { language: 'am', theme: 'light' },
] as const
const SIZES = ['phone', 'desktop']

for (const [at, { language, theme }] of COMBINATIONS.entries()) {
  test(`axe finds nothing in ${language}, ${theme}`, async ({ page, baseURL }, { project }) => {
    test.setTimeout(EVERY ? 900_000 : 300_000)
    const mine = at * SIZES.length + SIZES.indexOf(project.name)
    const rotated = (_: AppPage, i: number) => EVERY || i % (COMBINATIONS.length * SIZES.length) === mine
    await remember(page, { language, theme })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await visit(page, baseURL ?? '', (await appPages(baseURL ?? '')).filter(rotated), async ({ path }) => {
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
      const found = violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])
      expect.soft(found, path).toEqual([])
    })
  })
}
