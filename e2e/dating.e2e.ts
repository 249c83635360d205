import type { Page } from '@playwright/test'
import { join, windowOf } from './accounts.ts'
import { createDatingProfile } from './by-api.ts'
import { photoFile } from './photo.ts'
import { expect, test } from './world.ts'

const BUNA = 'Over three cups of buna I would like to talk about …'

const threePhotos = () => Promise.all(['sienna', 'teal', 'goldenrod'].map((colour) => photoFile(colour)))

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(label) }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

const next = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()

interface Dater {
  /** Proposed: the given name. */
  name: string
  gender: 'Woman' | 'Man'
  seeking: 'Women' | 'Men'
  /** Places that nobody of the demo lives near. */
  city: string
}

/** Goes through the five steps. */
async function createProfile(page: Page, { name, gender, seeking, city }: Dater): Promise<void> {
  await page.goto('/#/social/dating/onboarding')
  await expect(page.getByRole('textbox', { name: /First name in dating/ })).toHaveValue(name)
  const birth = page.getByRole('group', { name: 'Date of birth' })
  for (const [part, digits] of [
    ['month', '5'],
    ['day', '4'],
    ['year', '1996'],
  ] as const)
    await birth.getByRole('spinbutton', { name: part }).pressSequentially(digits)
  await expect(page.getByText(/^You are \d\d\. Others see your age/)).toBeVisible()
  await choose(page, 'I am', gender)
  await page.getByText(seeking, { exact: true }).click()
  await page.getByPlaceholder('City, State').fill(city)
  const option = page.getByRole('option', { name: new RegExp(city) }).first()
  await expect(option).toBeVisible()
  // on a phone the list waits, there but unseen, for the keyboard to have come up; whoever scrolls meanwhile closes it
  await expect(page.locator('[data-slot=combo-box-popover]')).toHaveCSS('opacity', '1')
  await option.click()
  await next(page)
  await page
    .getByRole('textbox', { name: /About You/ })
    .fill('I bake himbasha on Sundays and look for somebody to share it with.')
  await page.getByLabel('Choose a sentence').selectOption({ label: BUNA })
  await page.getByRole('textbox', { name: BUNA }).fill('our mothers')
  await next(page)
  await page.getByPlaceholder('Type one and press Enter').fill('krar')
  await page.getByPlaceholder('Type one and press Enter').press('Enter')
  await page.getByRole('button', { name: 'Eskista' }).click()
  await choose(page, 'Looking for', 'Marriage')
  await choose(page, 'Relationship type', 'Exclusive')
  await next(page)
  await page.locator('input[type="file"]').setInputFiles(await threePhotos())
  await next(page)
  await expect(page.getByRole('heading', { name: 'Who must not see you?' })).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Hide from my groups' })).toBeChecked()
  await expect(page.getByRole('switch', { name: 'Hide from my connections' })).toBeChecked()
  await page.getByRole('button', { name: 'Join Dating Community' }).click()
  await expect(page.getByText('Profile Created!')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Discover People' })).toBeVisible()
}

/** Everybody of these stories lives in a town of their own, so that the deck holds the other one alone. */
const cardOf = (page: Page, name: string) => page.getByRole('heading', { name: new RegExp(`^${name}, \\d`) })
const dialog = (page: Page) => page.getByRole('dialog', { name: "It's a Match!" })

/** Has a profile, and looks at the deck. */
async function datesIn(
  page: Page,
  gender: 'woman' | 'man',
  location: string,
  placeId: number,
): Promise<void> {
  const seeking = [gender === 'woman' ? ('man' as const) : ('woman' as const)]
  const firstName = gender === 'woman' ? 'Genet' : 'Biruk'
  await createDatingProfile(page, { firstName, gender, seeking, location, placeId })
  await page.goto('/#/social?tab=dating')
  await expect(page.getByRole('heading', { name: 'Discover People' })).toBeVisible()
}

/** The stamp that a drag shows lies over the photo, and lets taps through to it. */
async function turnsPhotoUnderStamp(page: Page, name: string): Promise<void> {
  const box = await page.getByAltText(`Photo 1 of 3 of ${name}`).boundingBox()
  if (!box) throw new Error('There is no photo.')
  await page.mouse.click(box.x + box.width - 80, box.y + 100)
  await expect(page.getByAltText(`Photo 2 of 3 of ${name}`)).toBeVisible()
  await page.mouse.click(box.x + 80, box.y + 100)
  await expect(page.getByAltText(`Photo 1 of 3 of ${name}`)).toBeVisible()
}

/** One tells a friend of a date by a link, which anybody opens, and takes it back. */
async function sharesPlan(one: Page, friend: Page): Promise<void> {
  await one.getByRole('button', { name: 'Tell a friend about a date' }).click()
  const sheet = one.getByRole('dialog', { name: 'Meeting Biruk?' })
  await sheet.getByRole('textbox', { name: /Where you are meeting/ }).fill('Café Lalibela')
  const when = sheet.getByRole('group', { name: 'When' })
  const tomorrow = new Date(Date.now() + 86_400_000)
  for (const [part, digits] of [
    ['month', String(tomorrow.getMonth() + 1)],
    ['day', String(tomorrow.getDate())],
    ['year', String(tomorrow.getFullYear())],
    ['hour', '6'],
    ['minute', '30'],
  ] as const)
    await when.getByRole('spinbutton', { name: part }).pressSequentially(digits)
  await sheet.getByRole('button', { name: 'Create the link' }).click()
  const link = await sheet.getByText(/#\/date-plan\?token=/).textContent()
  const page = await friend.context().newPage()
  await page.goto(link ?? '')
  await expect(page.getByText('Somebody you know is meeting Biruk.')).toBeVisible()
  await expect(page.getByText('Café Lalibela')).toBeVisible()
  await sheet.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(one.getByText('The link no longer shows anything')).toBeVisible()
  await page.reload()
  await expect(page.getByText(/This plan is no longer shown/)).toBeVisible()
  await page.close()
  await one.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
}

test('two see each other, both like, write, and one ends it', async ({
  page: one,
  browser,
  world,
  isMobile,
}) => {
  test.slow()
  const city = isMobile ? 'Anchorage' : 'Honolulu'
  const place = isMobile ? 5879400 : 5856195
  await join(one, world, world.newcomer('Meaza Alemu'))
  await createProfile(one, { name: 'Meaza', gender: 'Woman', seeking: 'Men', city })
  const two = await windowOf('Girma Bekele', one, { browser, world })
  await datesIn(two, 'man', city, place)

  await expect(cardOf(two, 'Meaza')).toBeVisible()
  await expect(two.getByText('Marriage · Exclusive')).toBeVisible()
  await turnsPhotoUnderStamp(two, 'Meaza')
  await two.getByRole('button', { name: 'More about Meaza' }).click()
  const sheet = two.getByRole('dialog', { name: /^Meaza, / })
  await expect(sheet).toContainText('I bake himbasha on Sundays')
  await expect(sheet).toContainText('our mothers')
  await expect(sheet).toContainText('krar')
  await sheet.getByRole('button', { name: `Like this answer: ${BUNA}` }).click()
  await expect(two.getByText('Liked!')).toBeVisible()
  await expect(two.getByText('No more profiles')).toBeVisible()

  await one.reload()
  await expect(cardOf(one, 'Biruk')).toBeVisible()
  await one.getByRole('button', { name: 'Like', exact: true }).click()
  await expect(dialog(one)).toBeVisible()
  await expect(dialog(two)).toBeVisible()
  await two.getByRole('button', { name: 'Keep looking' }).click()
  await one.getByRole('button', { name: 'Hi Biruk, coffee or tea?' }).click()
  await one.getByRole('button', { name: 'Send message' }).click()
  await expect(one).toHaveURL(/#\/messages/)
  await expect(one.getByRole('log', { name: 'Messages' })).toContainText('coffee or tea?')

  await two.goto('/#/messages')
  await two.getByRole('link', { name: /Meaza/ }).click()
  await expect(two.getByRole('log', { name: 'Messages' })).toContainText('coffee or tea?')
  await sharesPlan(one, two)
  await two.getByRole('button', { name: 'Options for Meaza' }).click()
  await two.getByRole('menuitem', { name: 'Unmatch' }).click()
  await two.getByRole('alertdialog').getByRole('button', { name: 'Unmatch' }).click()
  await expect(two.getByText('Meaza is no longer a match')).toBeVisible()
  for (const window of [one, two]) {
    await window.goto('/#/social?tab=dating')
    await window.reload()
    await expect(window.getByText('No more profiles')).toBeVisible()
    await expect(window.getByRole('heading', { name: 'Matches' })).toHaveCount(0)
  }
  await two.context().close()
})

test('whoever is blocked or reported is seen no more, on either side', async ({
  page: one,
  browser,
  world,
  isMobile,
}) => {
  test.slow()
  const city = isMobile ? 'Boise' : 'Albuquerque'
  const place = isMobile ? 5586437 : 5454711
  await join(one, world, world.newcomer('Aster Mengistu'))
  await datesIn(one, 'woman', city, place)
  const two = await windowOf('Kebede Worku', one, { browser, world })
  await datesIn(two, 'man', city, place)
  await expect(cardOf(two, 'Genet')).toBeVisible()

  await one.reload()
  await expect(cardOf(one, 'Biruk')).toBeVisible()
  await one.getByRole('button', { name: 'Report Biruk' }).click()
  await one.getByRole('menuitem', { name: 'Block' }).click()
  await one.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click()
  await expect(one.getByText('Biruk is blocked')).toBeVisible()
  for (const window of [one, two]) {
    await window.reload()
    await expect(window.getByText('No more profiles')).toBeVisible()
  }
  await two.context().close()

  const three = await windowOf('Solomon Hailu', one, { browser, world })
  await datesIn(three, 'man', city, place)
  await expect(cardOf(three, 'Genet')).toBeVisible()
  await one.reload()
  await expect(cardOf(one, 'Biruk')).toBeVisible()
  await one.getByRole('button', { name: 'Report Biruk' }).click()
  await one.getByRole('menuitem', { name: 'Report' }).click()
  await choose(one, 'Reason', 'Impersonation or stolen photos')
  await one.getByRole('button', { name: 'Send report' }).click()
  await expect(one.getByText('Report submitted')).toBeVisible()
  for (const window of [one, three]) {
    await window.reload()
    await expect(window.getByText('No more profiles')).toBeVisible()
  }
  await three.context().close()
})
