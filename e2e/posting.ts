import type { Page } from '@playwright/test'
import { someWords } from './by-api.ts'
import { photoFile } from './photo.ts'
import { expect } from './world.ts'

/** Something to be posted, in the words of the pages. */
export interface Posting {
  /** What the card of its category says. */
  card: string
  type: string
  title: string
  photos: number
  /** The category's own fields that must be filled in. */
  details?: (page: Page) => Promise<void>
  /** In whole units of the currency; none where it is free. */
  amount?: string
  /** As it is searched for and found; where the page thinks somebody is when left out. */
  city?: { typed: string; found: RegExp }
}

/** As a camera would make it. */
const PHOTO = { width: 1200, height: 900 }
const COLOURS = ['peru', 'sienna', 'olive']

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click()

/** A field is tapped before it is typed into, as everybody has to. */
export async function type(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: label })
  await field.click()
  await field.fill(text)
}

export async function choose(page: Page, label: RegExp, option: string): Promise<void> {
  const wanted = page.getByRole('option', { name: option, exact: true })
  // a list that opens while the page below it changes its height closes again, before or after it was seen open:
  // whoever sees that presses once more
  await expect(async () => {
    if (!(await wanted.isVisible())) await page.getByRole('button', { name: label }).click({ timeout: 2000 })
    await wanted.click({ timeout: 2000 })
  }).toPass({ timeout: 20_000 })
}

/** A day, or a day and a time, typed digit by digit from its month on: '01152027', '011520270630PM'. */
export async function typeDate(page: Page, label: string, digits: string): Promise<void> {
  await page.getByRole('spinbutton', { name: new RegExp(`month, ${label}`) }).click()
  await page.keyboard.type(digits)
}

async function chooseCity(page: Page, { typed, found }: NonNullable<Posting['city']>): Promise<void> {
  const field = page.getByRole('combobox', { name: 'City' })
  await field.click()
  await field.fill(typed)
  const option = page.getByRole('option', { name: found })
  await expect(option).toBeVisible()
  // on a phone the list waits, there but unseen, for the keyboard to have come up; whoever scrolls meanwhile closes it
  await expect(page.locator('[data-slot=combo-box-popover]')).toHaveCSS('opacity', '1')
  await option.click()
}

/** Says what it is, and stays on the step of the photos. */
export async function begin(page: Page, { card, type: kind }: Posting): Promise<void> {
  await page.goto('/#/create-listing')
  await page.getByText(card).click()
  await page.getByText(kind, { exact: true }).click()
  await next(page)
}

/** Goes from the photos to the preview. */
export async function fillIn(page: Page, posting: Posting): Promise<void> {
  const { title, photos, details, amount, city } = posting
  if (photos > 0) {
    const asked = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Add photos' }).click()
    const chosen = COLOURS.slice(0, photos).map((colour) => photoFile(colour, PHOTO))
    await (await asked).setFiles(await Promise.all(chosen))
  }
  await next(page)
  await type(page, 'Title', title)
  await type(page, 'Description', `Told by whoever has it, from a smoke-free home. ${someWords()}`)
  await details?.(page)
  await next(page)
  if (amount !== undefined) await type(page, 'Amount', amount)
  if (city) await chooseCity(page, city)
  await next(page)
}

/** Publishes from the preview. Answers with the id of what was posted. */
export async function publish(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page).toHaveURL(/listing-success/)
  return new URL(page.url().replace('#/', '')).searchParams.get('id') ?? ''
}

/** Goes through the whole flow and stays on the last page. Answers with the id of what was posted. */
export async function post(page: Page, posting: Posting): Promise<string> {
  await begin(page, posting)
  await fillIn(page, posting)
  return publish(page)
}

export const furniture = (title: string): Posting => ({
  card: 'Things to sell, swap or give away',
  type: 'Furniture',
  title,
  photos: 2,
  details: (page) => choose(page, /Condition/, 'Like new'),
  amount: '140',
})

/** Posts an item near Washington, where the browser's time zone puts a newcomer's city box at first. */
export async function postItem(page: Page, title: string): Promise<string> {
  const city = { typed: 'Silver Spring', found: /Silver Spring, MD/ }
  const id = await post(page, { ...furniture(title), city })
  await expect(page.getByRole('heading', { name: 'Your listing is live!' })).toBeVisible()
  return id
}
