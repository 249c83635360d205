import { expect, it } from 'vitest'
import type { Notice } from '#contract/notices.ts'
import { joinNotices } from './group-policy.ts'

const subjectId = '0199a000-0000-7000-8000-0000000000aa'
const usd = (minor: number) => ({ minor, currency: 'USD' })
const drop = (
  was: { minor: number; currency: string },
  now: { minor: number; currency: string },
): Notice => ({
  kind: 'favorite_price_drop',
  subjectId,
  facts: { title: 'Krar', was, now },
})
const matches = (count: number, titles: readonly string[]): Notice => ({
  kind: 'search_matches',
  subjectId,
  facts: {
    name: 'Sofas',
    count,
    capped: false,
    listings: titles.map((title) => ({ id: subjectId, title, price: null })),
  },
})

it('two price drops are one from the first price to the last, in one currency', () => {
  expect(joinNotices(drop(usd(500), usd(400)), drop(usd(400), usd(300)))).toEqual(drop(usd(500), usd(300)))
  const euros = drop({ minor: 350, currency: 'EUR' }, { minor: 300, currency: 'EUR' })
  expect(joinNotices(drop(usd(500), usd(400)), euros)).toEqual(euros)
})

it('new matches add up, the newest named first', () => {
  const joined = joinNotices(matches(3, ['c', 'b', 'a']), matches(4, ['g', 'f', 'e', 'd']))
  expect(joined).toEqual(matches(7, ['g', 'f', 'e', 'd', 'c']))
})

it('messages say how many there are by now', () => {
  const messagesNotice = (from: string, count: number): Notice => ({
    kind: 'messages',
    subjectId,
    facts: { from, count },
  })
  expect(joinNotices(messagesNotice('Sara', 2), messagesNotice('Abel', 3))).toEqual(messagesNotice('Abel', 3))
})
