import { fieldsAm } from '#web/ui/fields/messages.am.ts'
import { faults } from './axe.ts'
import { openPage, remember, sessionOf } from './pages.ts'
import { DEMO, expect, test } from './world.ts'

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
