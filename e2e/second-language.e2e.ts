import type { Page } from '@playwright/test'
import { faults } from './axe.ts'
import { openPage, remember } from './pages.ts'
import { expect, test } from './world.ts'

const WASHINGTON = 'placeId=4140963&lat=38.8951&lng=-77.0364'
const AMHARIC = 'Petworth አካባቢ የሚከራይ ንጹህ ክፍል'
const ENGLISH = 'Clean room for rent near Petworth'

const card = (page: Page, name: string) => page.getByRole('article').getByRole('link', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

test('a reader of Amharic narrows a large city to a part of it, and reads a room there in Amharic', async ({
  page,
}) => {
  await remember(page, { language: 'am' })
  await openPage(page, `/rooms-housing?${WASHINGTON}`)
  await page.getByRole('button', { name: /ማጣሪያ/ }).click()
  const sheet = page.getByRole('dialog')
  const part = sheet.getByRole('button', { name: 'ፔትዎርዝ', exact: true })
  await part.click()
  await expect(part).toHaveAttribute('aria-pressed', 'true')
  expect(await faults(page)).toEqual([])
  await sheet.getByRole('button', { name: /ማስታወቂያ.* ያሳዩ$/ }).click()
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL(/neighborhoods=4140963-petworth/)
  await expect(page.getByRole('button', { name: /ፔትዎርዝ/ })).toBeVisible()
  await card(page, AMHARIC).click()

  await expect(heading(page, AMHARIC)).toHaveAttribute('lang', 'am')
  await page.getByRole('button', { name: 'በእንግሊዝኛ ያንብቡ' }).click()
  await expect(heading(page, ENGLISH)).toHaveAttribute('lang', 'en')
  await expect(page.getByText('Habesha shops and cafés are near')).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: 'በአማርኛ ያንብቡ' }).click()
  await expect(heading(page, AMHARIC)).toBeVisible()
})

test('a reader of English finds the same room called in English; an unknown part leaves the address', async ({
  page,
}) => {
  await openPage(page, `/rooms-housing?${WASHINGTON}&neighborhoods=4140963-petworth`)
  await expect(card(page, ENGLISH)).toHaveAttribute('lang', 'en')
  await page.getByRole('button', { name: 'Remove filter: Petworth' }).click()
  await expect(page).not.toHaveURL(/neighborhoods/)
  await openPage(page, `/rooms-housing?${WASHINGTON}&neighborhoods=4140963-atlantis`)
  await expect(page).not.toHaveURL(/neighborhoods/)
  await expect(page.getByRole('article').first()).toBeVisible()
})
