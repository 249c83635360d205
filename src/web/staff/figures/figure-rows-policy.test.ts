import { expect, test } from 'vitest'
import { plotsOf, shareOf } from './figure-rows-policy.ts'

test('a share is null where there is nothing to take it of', () => {
  expect(shareOf([1, 2, null, 0], [4, 0, 3, 2], 100)).toEqual([25, null, null, 0])
})

test('reports are held against all that is on offer, lines go by what is largest now', () => {
  const plots = plotsOf(
    [
      { metric: 'live_listings', slice: 'items', values: [100, 100] },
      { metric: 'live_listings', slice: 'jobs', values: [null, 300] },
      { metric: 'reports', slice: '', values: [1, 2] },
    ],
    2,
  )
  const linesOf = (id: string) => plots.find((plot) => plot.id === id)?.lines
  expect(linesOf('reports')).toEqual([{ slice: '', values: [10, 5] }])
  expect(linesOf('live')?.map(({ slice }) => slice)).toEqual(['jobs', 'items'])
  expect(linesOf('people')).toEqual([{ slice: '', values: [null, null] }])
})
