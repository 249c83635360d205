import type { Page } from '@playwright/test'
import { join } from './accounts.ts'
import { faults } from './axe.ts'
import { publishListing, someWords } from './by-api.ts'
import { expect, test } from './world.ts'

/** Offers a service under that title, as the posting flow would in the end. */
const post = (page: Page, title: string): Promise<string> =>
  publishListing(page, {
    category: 'services',
    subcategory: 'catering_coffee_ceremony',
    title,
    description: `በየቀኑ የተጋገረ ${someWords()}`,
    lang: 'am',
    price: { type: 'on_request', amountMinor: null, maxMinor: null, currency: 'USD', period: null },
    placeId: WASHINGTON,
  })
const WASHINGTON = 4140963

const field = (page: Page) => page.getByRole('combobox', { name: 'Search listings' })

test('somebody posts እንጀራ; it is found by enjera, and what others call injera is found by እንጀራ', async ({
  page,
  world,
}) => {
  test.slow()
  const baker = world.newcomer('Genet Haile')
  const mark = baker.email.slice(12, 20)
  const title = `ትኩስ እንጀራ ${mark}`
  await join(page, world, baker)
  await post(page, title)

  await page.goto(`/#/listings?radius=any&q=${encodeURIComponent(`enjera ${mark}`)}`)
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await expect(page.getByText('Also showing')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Search for እንጀራ' })).toBeVisible()

  await page.goto('/#/listings?radius=any')
  await field(page).fill('እንጀራ')
  await field(page).press('Enter')
  await expect(page).toHaveURL(/q=/)
  await expect(page.getByRole('link', { name: /fresh injera/i }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Search for injera' })).toBeVisible()
})

test('while one types Latin at home, words in Ge’ez are offered and chosen by the keyboard', async ({
  page,
}) => {
  await page.goto('/')
  await field(page).fill('enje')
  const option = page.getByRole('option', { name: 'እንጀራ', exact: true })
  await expect(option).toBeVisible()
  expect(await faults(page)).toEqual([])
  for (let step = 0; step < 8 && (await option.getAttribute('aria-selected')) !== 'true'; step++)
    await field(page).press('ArrowDown')
  await field(page).press('Enter')
  await expect(page).toHaveURL(/listings\?q=/)
  await expect(field(page)).toHaveValue('እንጀራ')
  await expect(page.getByRole('listbox')).toHaveCount(0)
})
