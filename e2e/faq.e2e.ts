import type { Page } from '@playwright/test'
import { faults } from './axe.ts'
import { openPage, remember, walkerOn } from './pages.ts'
import { expect, test } from './world.ts'

const question = (page: Page, name: string) => page.locator('summary', { hasText: name })
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the answers' })
const DEPOSIT = 'Should I pay a deposit before I see the room?'
const DEPOSIT_ANSWER = 'Never pay before you have seen the place and met the person'

test('somebody looks for an answer in one script and in the other, and the address remembers it', async ({
  page,
}) => {
  await page.goto('/#/faq')
  await field(page).fill('kiray')
  await expect(question(page, 'What should a listing for a room say?')).toBeVisible()
  await field(page).fill('ማስያዣ')
  await question(page, DEPOSIT).click()
  await expect(page.getByText(DEPOSIT_ANSWER)).toBeVisible()
  await expect(page).toHaveURL(/q=/)

  await page.reload()
  await expect(field(page)).toHaveValue('ማስያዣ')
  await expect(question(page, DEPOSIT)).toBeVisible()

  await field(page).fill('xqzwv')
  await expect(page.getByText('No answer to “xqzwv” yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Show all questions' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Posting' })).toBeVisible()
})

test('the link of an answer opens it in sight, with the focus on it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/#/faq?topic=safety')
  await expect(page.getByRole('heading', { level: 2, name: 'Posting' })).toHaveCount(0)
  await question(page, DEPOSIT).click()
  await page.getByRole('button', { name: `Copy link: “${DEPOSIT}”` }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())

  await page.goto('about:blank')
  await page.goto(link)
  await expect(page.getByText(DEPOSIT_ANSWER)).toBeInViewport()
  await expect(question(page, DEPOSIT)).toBeFocused()

  // the same from within the app, where all is loaded already
  await page.getByRole('link', { name: 'Contact Us' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
  await page.goBack()
  await expect(page.getByText(DEPOSIT_ANSWER)).toBeInViewport()
})

test('all of it works by the keyboard', async ({ page }) => {
  await page.goto('/#/faq')
  await field(page).focus()
  await page.keyboard.type('dark mode')
  const first = question(page, 'Is there a dark mode?')
  await expect(page.locator('summary').first()).toHaveText(/Is there a dark mode\?/)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Clear search' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Type in Ge’ez letters' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('It belongs to this device and stays when you sign out.')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link', { name: 'Language and appearance' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Space')
  await expect(page.getByText('It belongs to this device and stays when you sign out.')).toBeHidden()
  await field(page).focus()
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveValue('')
})

test('in Amharic the answers are in Amharic, and English words find them', async ({ page }) => {
  await page.goto('/')
  await remember(page, { language: 'am' })
  await openPage(page, '/faq?entry=rent-deposit')
  await expect(page.getByText('በፍጹም አይክፈሉ።', { exact: false })).toBeInViewport()
  await page.getByRole('searchbox', { name: 'መልሶቹን ይፈልጉ' }).fill('deposit')
  await expect(page.locator('summary').first()).toHaveText(/ክፍሉን ሳላይ ማስያዣ ልክፈል\?/)
})

test('what was loaded is read without a connection', async ({ page, context }) => {
  await page.goto('/#/faq')
  await expect(question(page, DEPOSIT)).toBeVisible()
  await page.getByRole('link', { name: 'Contact Us' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
  await context.setOffline(true)
  await page.goBack()
  await question(page, DEPOSIT).click()
  await expect(page.getByText(DEPOSIT_ANSWER)).toBeVisible()
  await field(page).fill('deposit')
  await expect(question(page, DEPOSIT)).toBeVisible()
})

test('only the answers in the language of the reader are fetched to be read', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await openPage(page, '/faq')
  await expect(question(page, DEPOSIT)).toBeVisible()
  expect(fetched.filter((path) => /^\/assets\/texts-.*\.js$/.test(path))).toHaveLength(1)
})

test('printed, the page is its answers', async ({ page }) => {
  await openPage(page, '/faq?topic=language')
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(
    page.getByText('By the letters of both languages at the top of every page', { exact: false }),
  ).toBeVisible()
  await expect(field(page)).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
})

test('open answers and found ones are accessible', async ({ page }) => {
  await openPage(page, '/')
  const goTo = walkerOn(page)
  for (const path of ['/faq?entry=second-step', '/faq?q=deposit', '/faq?q=xqzwv']) {
    await goTo(path)
    expect(await faults(page), path).toEqual([])
  }
})
