import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** npm run test:a11y looks at every page and part in every combination and size, npm test in one of them. */
export const EVERY = process.env['A11Y'] === 'every'

export const COMBINATIONS = [
  { language: 'en', theme: 'light' },
  { language: 'am', theme: 'dark' },
  { language: 'en', theme: 'dark' },
  { language: 'am', theme: 'light' },
] as const

/**
 * What passes is neither described nor sent: that takes longer than looking, and nobody reads it. Nor are style sheets
 * fetched again for the one rule that wants them, which is off.
 */
const FAULTS_ALONE = {
  resultTypes: ['violations'],
  selectors: false,
  preload: false,
} satisfies axe.RunOptions

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What a page has once: behind an open layer it is hidden from everybody, and a layer need not have it. */
const ONCE_A_PAGE = ['landmark-one-main', 'page-has-heading-one']

/**
 * What axe finds on the page as it stands: each rule with the elements that break it. Axe knows dialogs by their role, but
 * takes a question (alertdialog) for the page where it has not seen it cover the whole of it.
 */
export async function faults(page: Page): Promise<string[][]> {
  // reading its code takes as long as looking at a page with it
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE)
  return page.evaluate(
    async ({ options, once }) => {
      const ending = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      await Promise.allSettled(ending.map(({ finished }) => finished))
      const { axe: loaded } = globalThis as unknown as { axe: typeof axe }
      const isBehind = document.querySelector('main')?.closest('[aria-hidden=true], [inert]') != null
      const rules = Object.fromEntries(once.map((rule) => [rule, { enabled: !isBehind }]))
      const { violations } = await loaded.run({ ...options, rules })
      return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])
    },
    { options: FAULTS_ALONE, once: ONCE_A_PAGE },
  )
}
