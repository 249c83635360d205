import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect } from './world.ts'

/** A photo as a camera would make it. */
async function photo(name: string, background: string) {
  const image = sharp({ create: { width: 1200, height: 900, channels: 3, background } })
  return { name, mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() }
}

/** Posts an item in Washington, where the browser's time zone puts a newcomer's city box at first. */
export async function postItem(page: Page, title: string): Promise<string> {
  await page.goto('/#/create-listing')
  await page.getByText('Things to sell, to swap or to give away').click()
  await page.getByText('Furniture', { exact: true }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await page
    .locator('input[type=file]')
    .setInputFiles([await photo('front.jpg', 'peru'), await photo('side.jpg', 'sienna')])
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  // a text that others wrote too would be looked at by staff first
  const words = Array.from({ length: 12 }, () => randomUUID().slice(0, 8)).join(' ')
  await page
    .getByLabel('Description')
    .fill(`Solid walnut with five shelves, from a smoke-free home. ${words}`)
  await page.getByRole('button', { name: /Condition/ }).click()
  await page.getByRole('option', { name: 'Like new' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Amount').fill('140')
  await page.getByRole('combobox', { name: 'City' }).fill('Silver Spring')
  await expect(page.getByRole('option', { name: /Silver Spring, MD/ })).toBeVisible()
  // on a phone the list waits, there but unseen, for the keyboard to have come up; whoever scrolls meanwhile closes it
  await expect(page.locator('[data-slot=combo-box-popover]')).toHaveCSS('opacity', '1')
  await page.getByRole('option', { name: /Silver Spring, MD/ }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('heading', { name: 'Your listing is live!' })).toBeVisible()
  return new URL(page.url().replace('#/', '')).searchParams.get('id') ?? ''
}
