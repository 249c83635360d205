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

test('words in Ge’ez are typed by their sound, and one on offer is taken by space, by tap and by number', async ({
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
  const code = page.waitForResponse(/geez-words/)
  const vocabulary = page.waitForResponse(/\/assets\/am-/)
  await page.keyboard.press('Space')
  await Promise.all([code, vocabulary])
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  // the vocabulary is there: letter by letter this verb is another word
  await expect(async () => {
    await title.fill('')
    await title.pressSequentially('fellige')
    await expect(title).toHaveValue('ፈልጌ', { timeout: 500 })
  }).toPass()

  await title.fill('')
  await title.pressSequentially('selam bet')
  await expect(title).toHaveValue('ሰላም ቤት')
  const row = page.getByRole('group', { name: 'Words in Ge’ez letters' })
  await expect(row).toBeInViewport({ ratio: 1 })
  expect(await faults(page)).toEqual([])
  await title.pressSequentially(' kidis')
  await row.getByText('ቅድስት', { exact: true }).click()
  await expect(title).toHaveValue('ሰላም ቤት ቅድስት ')
  await expect(title).toBeFocused()
  await expect(row).toBeHidden()

  await title.pressSequentially('bet')
  const second = await row.getByRole('button').nth(1).locator('[lang]').innerText()
  await page.keyboard.press('2')
  await expect(title).toHaveValue(`ሰላም ቤት ቅድስት ${second} `)
  await title.pressSequentially('iPhone')
  await page.keyboard.press('Escape')
  await expect(title).toHaveValue(`ሰላም ቤት ቅድስት ${second} iPhone`)
  await title.pressSequentially(' bet')
  await expect(title).toHaveValue(`ሰላም ቤት ቅድስት ${second} iPhone ${second}`)
})
