import { faults } from './axe.ts'
import { countedTaps } from './counted-taps.ts'
import { remember, settle } from './pages.ts'
import { expect, test } from './world.ts'

const WORDS = {
  en: {
    field: 'Search listings',
    typed: 'room under $900 in seattle',
    city: /^Change location: Seattle, WA · 25 mi/,
    price: 'Remove filter: up to $900 / month',
    exact: 'Search the exact words',
    none: 'No listings match your search.',
  },
  am: {
    field: 'ማስታወቂያዎችን ይፈልጉ',
    typed: 'ክፍል ኪራይ ሲያትል ከ900 ዶላር በታች',
    city: /ሲያትል/,
    price: 'ማጣሪያውን ያስወግዱ፦ እስከ US$900 በወር',
    exact: 'ቃላቱን እንዳሉ ይፈልጉ',
    none: 'ከፍለጋዎ ጋር የሚዛመድ ማስታወቂያ የለም።',
  },
}

for (const language of ['en', 'am'] as const)
  test(`a newcomer finds a room by an everyday sentence, in ${language}`, async ({ page }) => {
    test.slow()
    const words = WORDS[language]
    await remember(page, { language })
    await page.goto('/')
    const { tap, press, taps } = countedTaps(page)
    const field = page.getByRole('combobox', { name: words.field })
    await tap(field)
    await field.fill(words.typed)
    await press('Enter')
    const cards = page.locator('main article')
    await expect(page.getByRole('button', { name: words.city })).toBeVisible()
    await expect(cards.first()).toBeVisible()
    await settle(page)
    expect(await faults(page)).toEqual([])
    await tap(cards.first().getByRole('link').first())
    await expect(page).toHaveURL(/\/listing\//)
    expect(taps()).toBeLessThanOrEqual(5)

    await page.goBack()
    await tap(page.getByRole('button', { name: words.price }))
    await expect(page).toHaveURL(/asTyped=true/)
    await expect(page.getByRole('button', { name: words.price })).toHaveCount(0)
    await page.goBack()
    await tap(page.getByRole('button', { name: words.exact }))
    await expect(page.getByText(words.none)).toBeVisible()
  })
