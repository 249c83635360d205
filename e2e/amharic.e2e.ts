import type { Page } from '@playwright/test'
import { tooWide } from './fit.ts'
import { latinWords } from './latin-words.ts'
import { remember, settle } from './pages.ts'
import { expect, test } from './world.ts'

test('a word that is neither Amharic nor marked, and a line that is too long, are found', async ({
  page,
}) => {
  await remember(page, { language: 'am' })
  await page.goto('/')
  await settle(page)
  expect(await latinWords(page)).toEqual([])
  await addTo(page, [
    { text: 'ሰላም Hello' },
    { text: 'Selam Haile', lang: '' },
    { title: 'Selam Haileን ይጥሩ' },
    { title: 'Call' },
  ])
  expect((await latinWords(page)).map((found) => found.split(' ← ')[0])).toEqual(['ሰላም Hello', 'Call'])
  expect(await tooWide(page)).toEqual([])
  await addTo(page, [{ text: '።', width: '3000px' }])
  expect(await tooWide(page)).toHaveLength(1)
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
