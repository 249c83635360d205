import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '#web/testing/render.tsx'
import { FeedLink } from './feed-link.tsx'

const QUERY = {
  q: 'room & board',
  category: 'rooms_housing',
  withPhotos: true,
  living: false,
  sort: 'price_asc',
} as const

test.each([
  ['en', '/listings.atom?q=room+%26+board&category=rooms_housing&withPhotos=true'],
  ['am', '/listings.atom?q=room+%26+board&category=rooms_housing&withPhotos=true&lang=am'],
] as const)('leads to the feed of the search (%s)', async (language, address) => {
  await render(<FeedLink query={QUERY} />, { language })
  expect(screen.getByRole('link').getAttribute('href')).toBe(address)
})
