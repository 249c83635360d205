import type { Page } from '@playwright/test'
import { authAm } from '#web/auth/messages.am.ts'
import { datingAm } from '#web/dating/messages.am.ts'
import { groupDialogAm } from '#web/groups/dialog/messages.am.ts'
import { groupEventsAm } from '#web/groups/events/messages.am.ts'
import { postingAm } from '#web/listings/posting/messages.am.ts'
import { supportAm } from '#web/support/messages.am.ts'
import { join } from './accounts.ts'
import { foundGroup } from './by-api.ts'
import { tooWide } from './fit.ts'
import { strangeWords } from './strange-words.ts'
import { remember, settle, speak } from './pages.ts'
import { expect, test } from './world.ts'

test('a word that is neither Amharic nor marked, and a line that is too long, are found', async ({
  page,
}) => {
  await remember(page, { language: 'am' })
  await page.goto('/')
  await settle(page)
  expect(await strangeWords(page)).toEqual([])
  await addTo(page, [
    { text: 'ሰላም Hello' },
    { text: 'Selam Haile', lang: '' },
    { title: 'Selam Haileን ይጥሩ' },
    { title: 'Call' },
  ])
  expect((await strangeWords(page)).map((found) => found.split(' ← ')[0])).toEqual(['ሰላም Hello', 'Call'])
  expect(await tooWide(page)).toEqual([])
  await addTo(page, [{ text: '።', width: '3000px' }])
  expect(await tooWide(page)).toHaveLength(1)

  // Afaan Oromo shares its letters with English, Tigrinya does not
  await addTo(page, [{ text: 'Beeksisa keessan: your listing' }])
  await speak(page, 'om')
  expect((await strangeWords(page, 'om')).map((found) => found.split(' ← ')[0])).toEqual([
    'Beeksisa keessan: your listing',
  ])
  await speak(page, 'ti')
  expect(await strangeWords(page, 'ti')).toHaveLength(3)
})

interface Added {
  text?: string
  lang?: string
  title?: string
  width?: string
}

/** Puts elements at the end of the page. */
const addTo = (page: Page, elements: readonly Added[]) =>
  page.evaluate((added) => {
    for (const { text = '', lang, title, width = '' } of added) {
      const element = document.createElement('p')
      element.textContent = text
      element.style.width = width
      if (lang !== undefined) element.setAttribute('lang', lang)
      if (title !== undefined) element.setAttribute('title', title)
      document.querySelector('main')?.append(element)
    }
  }, elements)

/** Sends the form that is open, with nothing in it, and looks at what is said of its fields. */
async function sendEmpty(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).last().click()
  await expect(page.locator('[aria-invalid=true], [data-invalid=true]').first()).toBeVisible()
  await settle(page)
  expect.soft(await strangeWords(page), `${page.url()} after ${button}`).toEqual([])
}

test('who comes back in Amharic reads in Amharic what a form lacks', async ({ page, world }) => {
  test.slow()
  await remember(page, { language: 'am' })
  for (const [path, button] of [
    ['/#/auth', authAm.signIn],
    ['/#/auth?view=sign-up', authAm.signUp],
    ['/#/contact', supportAm.form.send],
  ] as const) {
    // each is the first page of a visit, as after a reload
    await page.goto('about:blank')
    await page.goto(path)
    await sendEmpty(page, button)
  }

  await join(page, world, world.newcomer('Mulugeta Abera'), '/#/about')
  const group = await foundGroup(page, 'የቡና ቡድን')
  for (const [path, open, button] of [
    ['/#/create-listing?category=rooms_housing&step=kind', null, postingAm.next],
    ['/#/create-listing?category=jobs&step=details', null, postingAm.next],
    ['/#/create-listing?category=items&step=price', null, postingAm.next],
    ['/#/social/dating/onboarding', null, datingAm.steps.next],
    ['/#/groups/explore', groupDialogAm.create, groupDialogAm.submit],
    [group, groupEventsAm.create, groupEventsAm.form.submit],
  ] as const) {
    await page.goto('about:blank')
    await page.goto(path)
    // parts that arrive late push the button from under the pointer
    await settle(page)
    if (open !== null) await page.getByRole('button', { name: open }).first().click()
    await sendEmpty(page, button)
  }
})
