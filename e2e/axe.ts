import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** npm run test:a11y looks at every page and part in every combination and size, npm test in one of them. */
export const EVERY = process.env['A11Y'] === 'every'

export const COMBINATIONS = [
  { language: 'en', theme: 'light' },
  { language: 'am', theme: 'dark' },
  { language: 'en', theme: 'dark' },
  { language: 'am', theme: 'light' },
] as const

/** What passes is neither described nor sent: that takes longer than looking, and nobody reads it. */
const FAULTS_ALONE = { resultTypes: ['violations'], selectors: false } satisfies Parameters<
  AxeBuilder['options']
>[0]

/** What axe finds on the page as it stands: each rule with the elements that break it. */
export async function faults(page: Page): Promise<string[][]> {
  const { violations } = await new AxeBuilder({ page }).options(FAULTS_ALONE).setLegacyMode().analyze()
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])
}
