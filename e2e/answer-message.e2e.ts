import { messagingAm } from '#web/messaging/messages.am.ts'
import { messagingEn } from '#web/messaging/messages.en.ts'
import { join, windowOf } from './accounts.ts'
import { askOwner, offerItem } from './by-api.ts'
import { countedTaps } from './counted-taps.ts'
import { remember } from './pages.ts'
import { expect, test } from './world.ts'

const WORDS = {
  en: { ...messagingEn.composer, answer: 'Yes, it is still here.' },
  am: { ...messagingAm.composer, answer: 'አዎ፣ አሁንም አለ።' },
}

for (const language of ['en', 'am'] as const)
  test(`a message is answered in four taps from home, in ${language}`, async ({ page, browser, world }) => {
    const words = WORDS[language]
    await remember(page, { language })
    await join(page, world, world.newcomer('Tsion Bekele'))
    const listingId = await offerItem(page, `Oak table to be asked about, ${language}`)
    const buyer = await windowOf('Abel Haile', page, { browser, world })
    await askOwner(buyer, listingId, 'Selam! Is the table still there?')
    await page.goto('/')
    const { tap, tapButton, type, taps } = countedTaps(page)
    await tap(page.getByRole('banner').locator('a[href$="#/messages"]'))
    await tap(page.getByRole('link', { name: /Abel Haile/ }))
    await expect(page.getByRole('log').getByText('Is the table still there?')).toBeVisible()
    await tap(page.getByRole('textbox', { name: words.label, exact: true }))
    await type(words.answer)
    await tapButton(words.send)
    await expect(page.getByRole('log').getByText(words.answer)).toBeVisible()
    expect(taps()).toBeLessThanOrEqual(4)
    await buyer.goto('/#/messages')
    await expect(buyer.getByText(words.answer).first()).toBeVisible()
    await buyer.context().close()
  })
