import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '#web/testing/render.tsx'
import { Loading } from './loading.tsx'

test.for([
  ['en', 'Loading...'],
  ['am', 'በመጫን ላይ...'],
] as const)('is said aloud in %s', async ([language, text]) => {
  await render(<Loading />, { language })
  expect(screen.getByText(text).matches('output')).toBe(true)
})
