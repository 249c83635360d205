import { describe, expect, it } from 'vitest'
import { DraftContent } from '#contract/listings/listing-content.ts'
import { SOFA } from '#server/listings/listings.fixture.ts'
import { changesWhatCounts, settledPrice, verdictOf, verdictOnChange } from './review-policy.ts'
import { QUOTAS, trustLevel } from './trust-policy.ts'

const NOW = new Date('2026-09-11T12:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000)

describe('trust', () => {
  const known = {
    role: 'user',
    hasEmail: true,
    hasPhone: false,
    memberSince: daysAgo(0),
    goodListings: 0,
    refusedLately: 0,
  } as const

  it.each([
    ['somebody new', {}, 0],
    ['a day with an address', { memberSince: daysAgo(1) }, 1],
    ['a day without one', { memberSince: daysAgo(1), hasEmail: false }, 0],
    ['a telephone', { hasPhone: true, hasEmail: false }, 1],
    ['two weeks and three good listings', { memberSince: daysAgo(14), goodListings: 3 }, 2],
    ['two weeks and two', { memberSince: daysAgo(14), goodListings: 2 }, 1],
    [
      'two weeks, three, and one that was refused',
      { memberSince: daysAgo(14), goodListings: 3, refusedLately: 1 },
      1,
    ],
    ['staff', { role: 'manager' as const, hasEmail: false }, 3],
  ])('%s', (_, change, level) => {
    expect(trustLevel({ ...known, ...change }, NOW)).toBe(level)
  })

  it('gives more room', () => {
    expect(Object.values(QUOTAS)).toEqual([
      { active: 2, perDay: 1 },
      { active: 10, perDay: 5 },
      { active: 30, perDay: 10 },
      { active: 100, perDay: 20 },
    ])
  })
})

describe('a new listing', () => {
  const candidate = {
    policy: 'risk',
    category: 'items',
    signals: [],
    level: 1,
    isReachable: true,
    published: 3,
  } as const

  it.each([
    ['without a risk is public', {}, 'publish'],
    ['of a new account with a home is looked at', { category: 'rooms_housing', level: 0 }, 'review'],
    ['of a new account with a job is looked at', { category: 'jobs', level: 0 }, 'review'],
    ['of a known account with a home is public', { category: 'rooms_housing' }, 'publish'],
    ['among the first three is public and looked at later', { published: 2, level: 0 }, 'later_look'],
    ['of somebody whom nothing reaches is looked at', { published: 2, isReachable: false }, 'review'],
    ['with 25 is public', { signals: ['short_link'] }, 'publish'],
    ['with 30 is looked at', { signals: ['hawala_rates'] }, 'review'],
    ['with 80 is looked at', { signals: ['photo_of_another', 'credit_report_link'] }, 'review'],
    ['with 85 is refused', { signals: ['photo_of_another', 'code_request'] }, 'block'],
    ['waits where all do', { policy: 'all' }, 'review'],
    ['is public where none wait', { policy: 'off', signals: ['code_request'], level: 0 }, 'publish'],
  ] as const)('%s', (_, change, verdict) => {
    expect(verdictOf({ ...candidate, ...change })).toBe(verdict)
  })
})

describe('a change', () => {
  const photo = (n: number) => ({ mediaId: `019a0000-0000-7000-8000-0000000000f${n}` })
  const shown = DraftContent.parse({ ...SOFA, photos: [photo(1), photo(2)] })
  const price = (amountMinor: number) => ({ ...SOFA.price, amountMinor })

  it.each([
    ['another title', { title: 'Red sofa for three people' }, true],
    ['another place', { placeId: 344_979 }, true],
    ['another telephone', { phone: '+12025550123' }, true],
    ['a new picture', { photos: [photo(1), photo(3)] }, true],
    ['fewer pictures in another order', { photos: [photo(2)] }, false],
    ['another language to write in', { languages: ['en'] }, true],
    ['the same languages in another order', { languages: ['en', 'am'] }, false],
    ['40 % less', { price: price(7200) }, false],
    ['more than 40 % less', { price: price(7199) }, true],
    ['more than 40 % more', { price: price(16_801) }, true],
    ['another currency', { price: { ...price(12_000), currency: 'CAD' } }, true],
    ['another description', { description: 'Hardly used. Two people carry it easily, I help.' }, false],
    ['another condition', { details: { condition: 'fair' } }, false],
  ])('%s', (_, change, counts) => {
    const proposed = DraftContent.parse({ ...shown, ...change })
    expect(changesWhatCounts(shown, proposed)).toBe(counts)
  })

  it('waits when it counts, when it is risky, and where all do', () => {
    const small = DraftContent.parse({ ...shown, description: `${shown.description} And more.` })
    const large = DraftContent.parse({ ...shown, title: 'Something else to sell' })
    const verdict = (
      policy: 'all' | 'risk' | 'off',
      proposed: DraftContent,
      signals: 'code_request'[] = [],
    ) => verdictOnChange(policy, { shown, proposed, signals })
    expect(verdict('risk', small)).toBe('publish')
    expect(verdict('risk', small, ['code_request'])).toBe('review')
    expect(verdict('risk', small, ['code_request', 'code_request'])).toBe('block')
    expect(verdict('risk', large)).toBe('review')
    expect(verdict('all', small)).toBe('review')
    expect(verdict('off', large, ['code_request'])).toBe('publish')
  })

  it('of a price is held against what it was before the changes of a day', () => {
    const first = settledPrice(12_000, 8000, { settled: null, now: NOW })
    expect(first).toMatchObject({ minor: 12_000 })
    const soon = new Date(NOW.getTime() + 3_600_000)
    expect(settledPrice(8000, 5000, { settled: first, now: soon })).toMatchObject({ minor: 12_000 })
    const nextDay = new Date(NOW.getTime() + 2 * 86_400_000)
    expect(settledPrice(8000, 5000, { settled: first, now: nextDay })).toMatchObject({ minor: 8000 })
    expect(settledPrice(8000, 8000, { settled: first, now: nextDay })).toBe(first)
  })
})
