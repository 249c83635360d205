import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { accountAm } from '#web/account/messages.am.ts'
import { accountEn } from '#web/account/messages.en.ts'
import { authAm } from '#web/auth/messages.am.ts'
import { authEn } from '#web/auth/messages.en.ts'
import { join } from './accounts.ts'
import { type AppPage, appPages, openPage, remember, sessionOf, settle, visit } from './pages.ts'
import { DEMO, expect, test } from './world.ts'

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
    await page.goto('/')
    await visit(page, baseURL ?? '', (await appPages(baseURL ?? '')).filter(rotated), async ({ path }) => {
      expect.soft(await faults(page), path).toEqual([])
    })
  })
}

/** What opens on the pages of listings, by its words in English, which the page speaks here. */
const OPENED: Record<string, { path: string; open: (page: Page) => Promise<void> }> = {
  'save a search': {
    path: '/items?q=nothing-is-called-so&radius=any',
    open: (page) => page.getByRole('button', { name: 'Save search' }).last().click(),
  },
  'close a listing': {
    path: '/my-listings?tab=active',
    open: (page) =>
      page
        .getByRole('button', { name: /^Close “/ })
        .first()
        .click(),
  },
  share: {
    path: '/my-listings?tab=active',
    open: (page) =>
      page
        .getByRole('button', { name: /^Share/ })
        .first()
        .click(),
  },
  report: {
    path: '/jobs?radius=any',
    open: async (page) => {
      await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
      await page.getByRole('button', { name: 'Report this listing' }).click()
    },
  },
}

test('axe finds nothing in what opens on the pages of listings, nor in the queue of staff', async ({
  page,
  baseURL,
}, { project }) => {
  test.setTimeout(600_000)
  await page.goto('/')
  const theme = project.name === 'phone' ? 'dark' : 'light'
  await remember(page, { theme, 'sb-auth': await sessionOf(baseURL ?? '', DEMO.member) })
  for (const [name, { path, open }] of Object.entries(OPENED))
    await test.step(name, async () => {
      await openPage(page, path)
      await open(page)
      await page.getByRole('dialog').waitFor()
      expect.soft(await faults(page), name).toEqual([])
    })
  await openPage(page, '/renew-listing?token=none')
  await page.getByText('It was not renewed').waitFor()
  expect.soft(await faults(page), 'a link that does not renew').toEqual([])
  await remember(page, { 'sb-auth': await sessionOf(baseURL ?? '', DEMO.manager) })
  await page.goto('about:blank')
  await page.goto('/#/manager')
  await settle(page)
  expect.soft(await faults(page), 'manager').toEqual([])
})

const WORDS = { en: [authEn, accountEn], am: [authAm, accountAm] } as const

test('axe finds nothing in what opens on the security page', async ({ page, world }, { project }) => {
  test.setTimeout(600_000)
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
