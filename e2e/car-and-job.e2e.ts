import type { Page } from '@playwright/test'
import { join } from './accounts.ts'
import { countedTaps } from './counted-taps.ts'
import { faults } from './axe.ts'
import { remember, settle } from './pages.ts'
import { photoFile } from './photo.ts'
import { expect, test } from './world.ts'

const WORDS = {
  en: {
    post: 'Post',
    next: 'Next',
    publish: 'Publish',
    photos: 'Add photos',
    title: 'Title',
    description: 'Description',
    amount: 'Amount',
    items: 'Things to sell, swap or give away',
    car: 'Vehicles',
    make: 'Make',
    mileage: 'Mileage (miles)',
    carText: 'One owner, serviced every six months, winter tyres are in the trunk.',
    facts: '2014 · 98,000 mi',
    live: 'Your listing is live!',
    jobs: 'Work to offer, or work you are looking for',
    trade: 'Restaurant & hotel',
    jobTitle: 'Line cook for a family restaurant',
    employer: 'Employer',
    employment: /Type of employment/,
    partTime: 'Part-time',
    noFees: 'Applicants never pay anything',
    jobText: 'You cook wots in the morning and tibs in the evening, five days a week.',
    waits: 'Thank you! Your listing is in review.',
  },
  am: {
    post: 'ይለጥፉ',
    next: 'ይቀጥሉ',
    publish: 'ይለጥፉ',
    photos: 'ፎቶ ይጨምሩ',
    title: 'ርዕስ',
    description: 'መግለጫ',
    amount: 'የገንዘቡ መጠን',
    items: 'የሚሸጡ፣ የሚለወጡ ወይም በነጻ የሚሰጡ ዕቃዎች',
    car: 'ተሽከርካሪዎች',
    make: 'አምራች',
    mileage: 'የተነዳው ርቀት (በማይል)',
    carText: 'አንድ ሰው ብቻ የነዳው፣ በየስድስት ወሩ የተጠገነ፣ የክረምት ጎማዎች አብረው አሉ።',
    facts: '2014 · 98,000 ማይል',
    live: 'ማስታወቂያዎ ወጥቷል!',
    jobs: 'የሚሰጥ ወይም የሚፈለግ ሥራ',
    trade: 'ምግብ ቤት እና ሆቴል',
    jobTitle: 'ለቤተሰብ ምግብ ቤት ምግብ አብሳይ',
    employer: 'አሠሪ',
    employment: /የቅጥር ዓይነት/,
    partTime: 'ትርፍ ጊዜ',
    noFees: 'አመልካቾች ምንም አይከፍሉም',
    jobText: 'ጠዋት ወጥ፣ ማታ ጥብስ ይሠራሉ፤ በሳምንት አምስት ቀን ነው። ልምድ ያለው ይመረጣል።',
    waits: 'እናመሰግናለን! ማስታወቂያዎ በግምገማ ላይ ነው።',
  },
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name })

for (const language of ['en', 'am'] as const) {
  const words = WORDS[language]

  test(`a car is posted in 14 taps, by what it is, in ${language}`, async ({ page, world }) => {
    test.slow()
    await remember(page, { language })
    await join(page, world, world.newcomer('Girma Wolde'), '/')
    const { tap, tapButton, type, taps } = countedTaps(page)
    await tap(page.getByRole('link', { name: words.post, exact: true }).last())
    await tap(page.getByText(words.items))
    await tap(page.getByText(words.car, { exact: true }))
    await tapButton(words.next)
    const asked = page.waitForEvent('filechooser')
    await tapButton(words.photos)
    await (await asked).setFiles(await photoFile('peru', { width: 1200, height: 900 }))
    await tapButton(words.next)
    await tap(field(page, words.make))
    await type('Toyota', 'Corolla', '2014', '98000')
    await expect(field(page, words.title)).toHaveValue('2014 Toyota Corolla')
    await tap(field(page, words.description))
    await type(words.carText)
    await settle(page)
    expect(await faults(page)).toEqual([])
    await tapButton(words.next)
    await tap(field(page, words.amount))
    await type('9200')
    await tapButton(words.next)
    await tapButton(words.publish)
    await expect(page.getByRole('heading', { level: 1, name: words.live })).toBeVisible()
    expect(taps()).toBeGreaterThan(8)
    expect(taps()).toBeLessThanOrEqual(14)
    const id = new URL(page.url().replace('#/', '')).searchParams.get('id') ?? ''
    await page.goto(`/#/listing/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: '2014 Toyota Corolla' })).toBeVisible()
    await page.goto('/#/items?subcategory=vehicles&q=corolla&sort=newest')
    await expect(page.locator('main article').filter({ hasText: words.facts }).first()).toBeVisible()
  })

  test(`a job is posted in 18 taps, its trade and its hours apart, in ${language}`, async ({
    page,
    world,
  }) => {
    test.slow()
    await remember(page, { language })
    await join(page, world, world.newcomer('Selamawit Haile'), '/')
    const { tap, tapButton, type, taps } = countedTaps(page)
    await tap(page.getByRole('link', { name: words.post, exact: true }).last())
    await tap(page.getByText(words.jobs))
    await tap(page.getByText(words.trade, { exact: true }))
    await tapButton(words.next)
    await tapButton(words.next)
    await tap(field(page, words.title))
    await type(words.jobTitle)
    await tap(field(page, words.description))
    await type(words.jobText)
    await tap(field(page, words.employer))
    await type('Dukem Kitchen')
    await tap(page.getByRole('button', { name: words.employment }))
    await tap(page.getByRole('option', { name: words.partTime, exact: true }))
    await tap(page.getByText(words.noFees))
    await tapButton(words.next)
    await tap(field(page, words.amount))
    await type('21')
    await tapButton(words.next)
    await tapButton(words.publish)
    await expect(page.getByRole('heading', { level: 1, name: words.waits })).toBeVisible()
    expect(taps()).toBeGreaterThan(8)
    expect(taps()).toBeLessThanOrEqual(18)
  })
}
