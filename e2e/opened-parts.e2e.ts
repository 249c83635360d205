import type { Page } from '@playwright/test'
import { accountAm } from '#web/account/messages.am.ts'
import { accountEn } from '#web/account/messages.en.ts'
import { authAm } from '#web/auth/messages.am.ts'
import { authEn } from '#web/auth/messages.en.ts'
import { uiAm } from '#web/ui/messages.am.ts'
import { uiEn } from '#web/ui/messages.en.ts'
import { join } from './accounts.ts'
import { COMBINATIONS, EVERY, faults } from './axe.ts'
import { openPage, remember, sessionOf, settle, speak, walkerOn } from './pages.ts'
import { DEMO, expect, test } from './world.ts'

const SIZES = ['phone', 'desktop']
/** Each part is opened at one size, and at every size by npm run test:a11y. */
const isOfSize = (index: number, size: string) => EVERY || SIZES[index % SIZES.length] === size

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
  await page.reload()
  await settle(page)
  const goTo = walkerOn(page)
  const mine = Object.entries(OPENED).filter((_, index) => isOfSize(index, project.name))
  for (const [name, { path, open }] of mine)
    await test.step(name, async () => {
      await goTo(path)
      await open(page)
      const opened = page.getByRole('dialog')
      await opened.waitFor()
      expect.soft(await faults(page), name).toEqual([])
      await opened.press('Escape')
      await expect(opened).toHaveCount(0)
    })
  await goTo('/renew-listing?token=none')
  await page.getByText('It was not renewed').waitFor()
  expect.soft(await faults(page), 'a link that does not renew').toEqual([])
  await remember(page, { 'sb-auth': await sessionOf(baseURL ?? '', DEMO.manager) })
  await openPage(page, '/manager')
  expect.soft(await faults(page), 'manager').toEqual([])
})

const WORDS = { en: [authEn, accountEn, uiEn], am: [authAm, accountAm, uiAm] } as const

test('axe finds nothing in what opens on the security page', async ({ page, world }, { project }) => {
  test.setTimeout(600_000)
  await join(page, world, world.newcomer('Liya Haile'), '/#/account?section=security')
  await settle(page)
  for (const [at, { language, theme }] of COMBINATIONS.entries()) {
    await speak(page, language)
    await page.emulateMedia({ colorScheme: theme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    const [{ security }, account, { cancel }] = WORDS[language]
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
    const mine = Object.entries(dialogs).filter(
      (_, index) => isOfSize(index, project.name) && (EVERY || (index >> 1) % COMBINATIONS.length === at),
    )
    for (const [name, open] of mine)
      await test.step(`${name}, ${language}, ${theme}`, async () => {
        await open()
        const isQuestion = name.startsWith('sign out')
        const opened = page.getByRole(isQuestion ? 'alertdialog' : 'dialog')
        await opened.waitFor()
        expect.soft(await faults(page), name).toEqual([])
        // a question wants an answer
        if (isQuestion) await opened.getByRole('button', { name: cancel }).click()
        else await opened.press('Escape')
        await expect(opened).toHaveCount(0)
      })
  }
})
