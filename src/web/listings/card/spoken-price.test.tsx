import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Price } from '#contract/listings/price.ts'
import type { DisplayLanguage } from '#contract/language/language.ts'
import { FiguresInWords } from '#web/platform/format/said-value.tsx'
import { Spoken, SpokenIn } from '#web/platform/format/spoken.tsx'
import { TimeAgo } from '#web/platform/format/time-ago.tsx'
import { render } from '#web/testing/render.tsx'
import { ListingPrice } from './listing-price.tsx'

const HOURLY: Price = {
  type: 'fixed',
  amountMinor: 9500,
  maxMinor: null,
  currency: 'USD',
  period: 'hour',
}
const HOUR_MS = 3_600_000

/** What is left when what stands there for the eyes alone is passed over. */
const said = () => {
  const copy = document.createElement('div')
  copy.innerHTML = screen.getByTestId('said').innerHTML
  copy.querySelectorAll('[aria-hidden]').forEach((element) => element.remove())
  return copy.textContent
}
const show = (element: React.ReactNode, language: DisplayLanguage = 'en') =>
  render(
    <>
      <FiguresInWords />
      <p data-testid="said">{element}</p>
    </>,
    { language },
  )

test('until the words have arrived what is written is read', async () => {
  await render(
    <p data-testid="said">
      <ListingPrice price={HOURLY} />
    </p>,
  )
  expect(said()).toBe('$95 / hour')
})

test.for([
  ['en', '95 US dollars per hour'],
  ['am', '95 የአሜሪካን ዶላር በሰዓት'],
  ['ti', '95 ዶላር ኣመሪካ ብሰዓት'],
  ['om', "sa'aatiitti doolaara Ameerikaa 95"],
] as const)('a price is said in the words of %s', async ([language, words]) => {
  await show(<ListingPrice price={HOURLY} />, language)
  await waitFor(() => expect(said()).toBe(words))
  expect(screen.getByTestId('said').textContent).toContain('95')
})

test.for([
  [{ ...HOURLY, type: 'range', maxMinor: 12_050 }, '95 US dollars to 120.50 US dollars per hour'],
  [{ ...HOURLY, type: 'range' }, 'from 95 US dollars per hour'],
  [{ ...HOURLY, currency: 'SEK', amountMinor: 100, period: null }, '1 Swedish krona'],
  [{ ...HOURLY, type: 'on_request', amountMinor: null }, 'Price on request'],
] as const)('ranges and wholes are said too: %o', async ([price, words]) => {
  await show(<ListingPrice price={price} />)
  await waitFor(() => expect(said()).toBe(words))
})

test('a rent by the week is said by the month as well', async () => {
  await show(
    <ListingPrice price={{ ...HOURLY, amountMinor: 21_000, period: 'week' }} category="rooms_housing" />,
  )
  await waitFor(() => expect(said()).toMatch(/^210 US dollars per week, about \d+ US dollars per month$/))
})

test.for([
  ['en', 0.6, 'US', '0.6 miles'],
  ['en', 1, 'US', '1 mile'],
  ['en', 1, 'SE', '1.6 kilometers'],
  ['am', 3, 'SE', '4.8 ኪሎ ሜትር'],
  ['ti', 3, 'US', '3 ማይል'],
  ['om', 3, 'SE', 'kiiloomeetira 4.8'],
] as const)('in %s %d miles in %s are %s', async ([language, miles, country, words]) => {
  await show(
    <Spoken kind="distance" miles={miles} country={country}>
      {miles}
    </Spoken>,
    language,
  )
  await waitFor(() => expect(said()).toBe(words))
})

test.for([
  ['en', 'Offer: 95 US dollars!'],
  ['am', 'Offer: 95 የአሜሪካን ዶላር!'],
] as const)('in %s a price within a sentence is said in its place', async ([language, words]) => {
  const offer = (amount: string) => `Offer: ${amount}!`
  const price = { kind: 'price', minor: 9500, currency: 'USD', period: null } as const
  await show(<SpokenIn sentence={offer} figure="$95" {...price} />, language)
  await waitFor(() => expect(said()).toBe(words))
  expect(screen.getByText('Offer: $95!')).toBeTruthy()
})

test.for([
  ['en', 1, '1 hour ago'],
  ['en', 6, '6 hours ago'],
  ['am', 6, 'ከ6 ሰዓት በፊት'],
  ['ti', 24, 'ቅድሚ 1 መዓልቲ'],
  ['om', 24 * 8, 'torbee 1 dura'],
] as const)('in %s what was %d hours ago was %s', async ([language, hours, words]) => {
  const at = new Date(Date.now() - hours * HOUR_MS - 60_000).toISOString()
  await show(<TimeAgo at={at} />, language)
  await waitFor(() => expect(said()).toBe(words))
})
