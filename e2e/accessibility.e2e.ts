import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { accountAm } from '#web/account/messages.am.ts'
import { accountEn } from '#web/account/messages.en.ts'
import { authAm } from '#web/auth/messages.am.ts'
import { authEn } from '#web/auth/messages.en.ts'
import { join } from './accounts.ts'
import { type AppPage, appPages, openPage, remember, visit } from './pages.ts'
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

async function faults(page: Page): Promise<string[][]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])
}

for (const [at, { language, theme }] of COMBINATIONS.entries()) {
  test(`axe finds nothing in ${language}, ${theme}`, async ({ page, baseURL }, { project }) => {
    test.setTimeout(EVERY ? 1_800_000 : 600_000)
    const mine = at * SIZES.length + SIZES.indexOf(project.name)
    const rotated = (_: AppPage, i: number) => EVERY || i % (COMBINATIONS.length * SIZES.length) === mine
    await remember(page, { language, theme })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await visit(page, baseURL ?? '', (await appPages(baseURL ?? '')).filter(rotated), async ({ path }) => {
      expect.soft(await faults(page), path).toEqual([])
    })
  })
}

const WORDS = { en: [authEn, accountEn], am: [authAm, accountAm] } as const

test('axe finds nothing in what opens on the security page', async ({ page, world }, { project }) => {
  test.setTimeout(600_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await join(page, world, world.newcomer('Liya Haile'))
  const mine = SIZES.indexOf(project.name)
  for (const { language, theme } of EVERY ? COMBINATIONS : COMBINATIONS.slice(mine * 2, mine * 2 + 2)) {
    await remember(page, { language, theme })
    const [{ security }, account] = WORDS[language]
    const kind = (name: keyof typeof security.factors.kinds) =>
      page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${security.factors.kinds[name]}`) })
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
    const dialogs: Record<string, () => Promise<void>> = {
      password: () => press(WORDS[language][0].newPassword.change),
      address: () => press(security.email.change),
      number: () => press(security.phone.add),
      'second step': () => press(security.factors.add),
      'authenticator app': async () => {
        await press(security.factors.add)
        await kind('totp').click()
        await page.getByRole('dialog').getByRole('img', { name: security.factors.picture }).waitFor()
      },
      'text message': async () => {
        await press(security.factors.add)
        await kind('phone').click()
      },
      'sign out everywhere': () => press(account.security.everywhere),
    }
    for (const [name, open] of Object.entries(dialogs))
      await test.step(`${name}, ${language}, ${theme}`, async () => {
        await openPage(page, '/account?section=security')
        await open()
        await page.getByRole(name.startsWith('sign out') ? 'alertdialog' : 'dialog').waitFor()
        expect.soft(await faults(page), name).toEqual([])
      })
  }
})
