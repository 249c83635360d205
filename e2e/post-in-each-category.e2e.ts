import type { Page } from '@playwright/test'
import { join } from './accounts.ts'
import { choose, furniture, post, type Posting, type, typeDate } from './posting.ts'
import { expect, test } from './world.ts'

const MAX_TAPS = 14
const MAX_SECONDS = 90

const IN_A_MONTH = new Date(Date.now() + 30 * 86_400_000)
const YEAR = IN_A_MONTH.getUTCFullYear()
/** That day as it is typed from its month on. */
const DIGITS = `${IN_A_MONTH.toISOString().slice(5, 10).replace('-', '')}${YEAR}`

interface Case {
  posting: Posting
  /** What a newcomer offers of a home or work is looked at first. */
  isLookedAtFirst: boolean
  /** What its page then says of it. */
  shown: (string | RegExp)[]
}

const CASES: Record<string, Case> = {
  'a room': {
    posting: {
      card: 'A room, an apartment, a house or a place to share',
      type: 'Private room',
      title: 'Sunny room near the metro',
      photos: 3,
      details: (page) => typeDate(page, 'Available from', DIGITS),
      amount: '850',
    },
    isLookedAtFirst: true,
    shown: ['$850', 'Available from'],
  },
  'a job': {
    posting: {
      card: 'Work to offer, or work you are looking for',
      type: 'Restaurant & hotel',
      title: 'Line cook for a family restaurant',
      photos: 0,
      details: async (page) => {
        await type(page, 'Employer', 'Dukem Kitchen')
        await choose(page, /Type of employment/, 'Part-time')
        await page.getByText('Applicants never pay anything').click()
      },
      amount: '21',
    },
    isLookedAtFirst: true,
    shown: ['$21', 'Dukem Kitchen', 'Part-time'],
  },
  'an item': { posting: furniture('Walnut bookshelf'), isLookedAtFirst: false, shown: ['$140', 'Like new'] },
  'a service': {
    posting: {
      card: 'What you can do for others',
      type: 'Tutoring',
      title: 'Maths lessons for pupils',
      photos: 0,
      amount: '30',
    },
    isLookedAtFirst: false,
    shown: ['$30', 'Maths lessons for pupils'],
  },
  'an event': {
    posting: {
      card: 'Holidays, concerts, classes and meetings',
      type: 'Holiday & culture',
      title: 'Celebration with live music',
      photos: 1,
      details: (page) => typeDate(page, 'Starts', `${DIGITS}0630PM`),
    },
    isLookedAtFirst: false,
    shown: ['Free', 'Starts'],
  },
}

/** How often the page was touched since; typing is none. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.documentElement.dataset['taps'] = '0'
    const count = ({ isTrusted }: Event) => {
      const { dataset } = document.documentElement
      if (isTrusted) dataset['taps'] = String(Number(dataset['taps']) + 1)
    }
    addEventListener('pointerdown', count, { capture: true })
  })
  return () => page.evaluate(() => Number(document.documentElement.dataset['taps']))
}

for (const [name, { posting, isLookedAtFirst, shown }] of Object.entries(CASES))
  test(`somebody new posts ${name}`, async ({ page, world }) => {
    test.slow()
    const poster = world.newcomer('Hirut Bekele')
    const mine = { ...posting, title: `${posting.title} ${poster.email.slice(13, 21)}` }
    await join(page, world, poster)
    await page.goto('/#/create-listing')
    await expect(page.getByText(posting.card)).toBeVisible()
    const taps = await countTaps(page)
    const begun = performance.now()
    const id = await post(page, mine)
    const heading = isLookedAtFirst ? 'Thank you! Your listing is in review.' : 'Your listing is live!'
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    if (name === 'an item') {
      expect((performance.now() - begun) / 1000, 'seconds').toBeLessThanOrEqual(MAX_SECONDS)
      // one for each thing that was asked, so fewer would mean that they were not counted
      expect(await taps(), 'taps').toBeGreaterThan(8)
      expect(await taps(), 'taps').toBeLessThanOrEqual(MAX_TAPS)
    }
    await page.goto(`/#/listing/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: mine.title })).toBeVisible()
    for (const text of shown) await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
  })

test('what cannot be published is said at its field, and nothing is lost with the connection', async ({
  page,
  context,
  world,
}) => {
  test.slow()
  const poster = world.newcomer('Marta Tessema')
  await join(page, world, poster)
  await page.goto('/#/create-listing')
  await page.getByText('What you can do for others').click()
  await page.getByText('Tutoring', { exact: true }).click()
  const next = page.getByRole('button', { name: 'Next' })
  await next.click()
  await next.click()
  const title = page.getByRole('textbox', { name: 'Title' })
  await title.fill('Lessons, call 202 555 0143')
  await page.getByLabel('Description').fill('Too short')
  await next.click()
  await expect(title).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Description')).toHaveAttribute('aria-invalid', 'true')

  await title.fill(`Lessons ${poster.email.slice(14, 22)}`)
  await context.setOffline(true)
  await page.getByLabel('Description').fill('Patient help with numbers, for pupils of every age and school.')
  await expect(page.getByText('Saved on this device, will be sent')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  await next.click()
  await page.getByText('Range', { exact: true }).click()
  await type(page, 'From', '50')
  await type(page, 'Up to', '20')
  await next.click()
  await expect(page.getByRole('textbox', { name: 'Up to' })).toHaveAttribute('aria-invalid', 'true')
  await type(page, 'Up to', '70')
  await next.click()
  await expect(page.getByRole('heading', { name: 'Ready to publish?' })).toBeVisible()
})
