import type { Page } from '@playwright/test'
import { join } from './accounts.ts'
import { faults } from './axe.ts'
import { openPage } from './pages.ts'
import { expect, test } from './world.ts'

const WASHINGTON = 'placeId=4140963&lat=38.8951&lng=-77.0364'

const map = (page: Page) => page.getByRole('region', { name: 'Map of where these listings are' })

test('a list is looked at on a map: cities apart from near, and a tap on one leads the list there', async ({
  page,
}) => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedScriptURL|TrustedHTML/.test(message.text()))
      refused.push(message.text())
  })
  await openPage(page, `/listings?${WASHINGTON}`)
  await page.getByRole('button', { name: 'Map', exact: true }).click()
  await expect(map(page).locator('canvas')).toBeVisible()
  const around = map(page).getByRole('button', { name: /and 2 cities near it: \d+ listings\. Zoom in/ })
  await expect(around).toBeVisible()
  expect(await faults(page)).toEqual([])

  // the same cluster leads there again, however the map was moved meanwhile
  const away = map(page).getByRole('button', { name: 'Zoom out' })
  await around.click()
  await expect(around).toHaveCount(0)
  await away.click()
  await away.click()
  await away.click()
  await around.click()
  await expect(around).toHaveCount(0)
  const alexandria = map(page).getByRole('button', { name: /^Alexandria, VA: \d+ listings/ })
  await alexandria.click()
  await expect(page).toHaveURL(/placeId=4744091/)
  await expect(page.getByRole('button', { name: /^Change location: Alexandria, VA/ })).toBeVisible()
  await expect(page.locator('main article').first()).toBeVisible()
  await expect(alexandria.or(around).first()).toBeVisible()
  expect(refused).toEqual([])

  await page.reload()
  await expect(map(page).locator('canvas')).toBeVisible()
})

test('elsewhere on the map the list is asked anew, as far as the map shows', async ({ page }) => {
  await openPage(page, `/listings?${WASHINGTON}`)
  await page.getByRole('button', { name: 'Map', exact: true }).click()
  const canvas = map(page).locator('canvas')
  await expect(
    map(page)
      .getByRole('button', { name: /Zoom in$/ })
      .first(),
  ).toBeVisible()
  const here = page.getByRole('button', { name: 'Search here' })
  await expect(here).toHaveCount(0)
  await canvas.focus()
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowUp')
  await here.click()
  await expect(page).toHaveURL(/radius=/)
  await expect(page).not.toHaveURL(/placeId=4140963/)
  await expect(here).toHaveCount(0)
})

test('whoever posts points at their city on a map', async ({ page, world }) => {
  test.slow()
  await join(page, world, world.newcomer('Tsion Abera'))
  await openPage(page, '/create-listing?category=items&step=price')
  const city = page.getByRole('combobox', { name: 'City' })
  await expect(city).not.toHaveValue('')
  await page.getByRole('button', { name: 'Choose on the map' }).click()
  const sheet = page.getByRole('dialog', { name: 'Choose on the map' })
  await expect(sheet.locator('canvas')).toBeVisible()
  expect(await faults(page)).toEqual([])
  await sheet.locator('canvas').focus()
  await page.keyboard.press('ArrowRight')
  await sheet.getByRole('button', { name: 'Use the city here' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(city).not.toHaveValue('')
})
