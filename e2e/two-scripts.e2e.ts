import { AxeBuilder } from '@axe-core/playwright'
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import type { DraftContentInput } from '#contract/listings/listing-content.ts'
import { join } from './accounts.ts'
import { expect, test } from './world.ts'

const Posted = z.object({ id: z.string(), version: z.number(), state: z.string() })

/** Offers a service under that title, as the posting flow would in the end. */
async function post(page: Page, title: string): Promise<void> {
  const content: DraftContentInput = {
    category: 'services',
    subcategory: 'catering_coffee_ceremony',
    title,
    // a text that others wrote too would be looked at by staff first
    description: `በየቀኑ የተጋገረ ${Array.from({ length: 12 }, () => randomUUID().slice(0, 8)).join(' ')}`,
    lang: 'am',
    price: { type: 'on_request', amountMinor: null, maxMinor: null, currency: 'USD', period: null },
    placeId: 4140963,
  }
  const stored = await page.evaluate(() => localStorage.getItem('sb-auth'))
  const { access_token } = z.object({ access_token: z.string() }).parse(JSON.parse(stored ?? '{}'))
  const call = async (path: string, data: object) => {
    const answer = await page.request.post(path, {
      data,
      headers: { authorization: `Bearer ${access_token}` },
    })
    return Posted.parse(await answer.json())
  }
  const { id, version } = await call('/api/listings', { content })
  expect(await call(`/api/listings/${id}/publish`, { version })).toMatchObject({ state: 'active' })
}

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
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([])
  for (let step = 0; step < 8 && (await option.getAttribute('aria-selected')) !== 'true'; step++)
    await field(page).press('ArrowDown')
  await field(page).press('Enter')
  await expect(page).toHaveURL(/listings\?q=/)
  await expect(field(page)).toHaveValue('እንጀራ')
  await expect(page.getByRole('listbox')).toHaveCount(0)
})
