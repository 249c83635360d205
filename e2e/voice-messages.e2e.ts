import type { Page } from '@playwright/test'
import { join, windowOf } from './accounts.ts'
import { offerItem } from './by-api.ts'
import { expect, test } from './world.ts'

const talk = (page: Page) => page.getByRole('log', { name: 'Messages' })
const composer = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const voices = (page: Page) => talk(page).getByRole('slider', { name: 'Position' })

async function write(page: Page, words: string): Promise<void> {
  await composer(page).fill(words)
  await button(page, 'Send').click()
  await expect(talk(page).getByText(words)).toBeVisible()
}

/** Speaks for some seconds: the microphone of these windows beeps. */
async function speak(page: Page): Promise<void> {
  await button(page, 'Record a voice message').click()
  await expect(page.getByRole('timer')).toHaveText('0:02')
}

test('a voice message is heard before it is sent, played by the other one, and taken back for both', async ({
  page: seller,
  browser,
  world,
}) => {
  test.slow()
  await join(seller, world, world.newcomer('Tsion Bekele'))
  const listingId = await offerItem(seller, 'Armchair to speak about')
  const buyer = await windowOf('Abel Haile', seller, { browser, world })
  await buyer.goto(`/#/listing/${listingId}`)
  await button(buyer, 'Message').click()
  await buyer.getByLabel('Your message').fill('Selam! Is the armchair still there?')
  await button(buyer, 'Send message').click()
  await expect(buyer).toHaveURL(/#\/messages\/[0-9a-f-]{36}$/)
  await button(buyer, 'Record a voice message').click()
  await expect(buyer.getByText('You can send voice messages once Tsion Bekele has replied.')).toBeVisible()

  await seller.goto(new URL(buyer.url()).hash.replace('#', '/#'))
  await write(seller, 'It is. Let me tell you about it:')
  await speak(seller)
  await button(seller, 'Stop recording').click()
  const heard = seller.getByRole('group', { name: 'Voice message' })
  await heard.getByRole('button', { name: 'Play' }).click()
  await expect(heard.getByRole('slider')).toHaveAttribute('aria-valuetext', /^Second [1-9]/)
  await heard.getByRole('button', { name: 'Send' }).click()

  await expect(voices(buyer)).toHaveCount(1)
  const player = talk(buyer)
    .getByRole('article')
    .filter({ has: buyer.getByRole('slider') })
  await player.getByRole('button', { name: 'Play' }).click()
  await expect(voices(buyer)).toHaveAttribute('aria-valuetext', /^Second [1-9] of [2-9]/)
  await expect(player.getByRole('button', { name: 'Play' })).toBeVisible()
  await player.getByRole('button', { name: 'Speed 1×' }).click()
  await expect(player.getByRole('button', { name: 'Speed 1.5×' })).toBeVisible()

  // an answer that is spoken without a connection goes out when it is back
  await buyer.context().setOffline(true)
  await speak(buyer)
  await buyer.getByRole('group', { name: 'Voice message' }).getByRole('button', { name: 'Send' }).click()
  await expect(buyer.getByText('Will be sent when you are back online')).toBeVisible()
  await buyer.context().setOffline(false)
  await expect(voices(seller)).toHaveCount(2)
  await expect(buyer.getByText('Will be sent when you are back online')).toHaveCount(0)

  await talk(seller)
    .getByRole('article')
    .filter({ has: seller.getByRole('slider') })
    .first()
    .getByRole('time')
    .click()
  await button(seller, 'Delete for everyone').click()
  await seller.getByRole('alertdialog').getByRole('button', { name: 'Delete for everyone' }).click()
  await expect(voices(buyer)).toHaveCount(1)
  await expect(talk(buyer).getByText('This message was deleted.')).toBeVisible()
})
