import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { fieldsAm } from '#web/ui/fields/messages.am.ts'
import { appPages, openPage, remember, sessionOf, visit } from './pages.ts'
import { DEMO, expect, test } from './world.ts'

async function faults(page: Page): Promise<string[][]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])
}

test('a day is picked by the keyboard alone, in either calendar, and the focus comes back', async ({
  page,
  baseURL,
}) => {
  await remember(page, { language: 'am', 'sb-auth': await sessionOf(baseURL ?? '', DEMO.member) })
  await openPage(page, '/create-listing?category=rooms_housing&step=details')
  const opener = page.getByRole('button', { name: new RegExp(fieldsAm.date) }).first()
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await expect(page.getByText(/^\S+ \S+ \d+ ቀን \d{4} ዓ\.ም\. \(.+\d{4}\)$/)).toBeVisible()

  await page.keyboard.press('Enter')
  const gregorian = dialog.getByRole('button', { name: fieldsAm.calendars.gregorian })
  await gregorian.focus()
  await page.keyboard.press('Enter')
  await expect(gregorian).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('Ge’ez letters are typed on a Latin keyboard, and the switch is reached from the field', async ({
  page,
  baseURL,
}) => {
  await remember(page, { 'sb-auth': await sessionOf(baseURL ?? '', DEMO.member) })
  await openPage(page, '/create-listing?category=rooms_housing&step=details')
  const title = page.getByRole('textbox', { name: 'Title' })
  await title.focus()
  await page.keyboard.press('Tab')
  const toggle = page.getByRole('button', { name: 'Type in Ge’ez letters' }).first()
  await expect(toggle).toBeFocused()
  const code = page.waitForResponse(/follow-geez-typing/)
  await page.keyboard.press('Space')
  await code
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  await title.focus()
  await expect(async () => {
    await title.fill('')
    await page.keyboard.type('selam new')
    await expect(title).toHaveValue('ሰላም ነው', { timeout: 500 })
  }).toPass()
})

test('with letters of twice the size, at 640 px, no page has to be scrolled sideways', async ({
  page,
  baseURL,
  isMobile,
}) => {
  test.skip(isMobile, 'the width is that of a window')
  test.setTimeout(900_000)
  const url = baseURL ?? ''
  await page.setViewportSize({ width: 640, height: 900 })
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '32px'
    })
  })
  await page.goto('/')
  await visit(page, url, await appPages(url), async ({ path }) => {
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect.soft(wider, path).toBeLessThanOrEqual(0)
  })
})
