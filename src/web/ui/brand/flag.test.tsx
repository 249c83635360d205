import { expect, test } from 'vitest'
import { render } from '#web/testing/render.tsx'
import { Flag } from './flag.tsx'

test('every language has its own flag, which is decoration', async () => {
  const { container } = await render(
    <>
      <Flag language="en" />
      <Flag language="am" />
    </>,
  )
  const [english, amharic] = container.querySelectorAll('svg')
  expect(english?.getAttribute('aria-hidden')).toBe('true')
  expect(amharic?.getAttribute('aria-hidden')).toBe('true')
  expect(english?.innerHTML).not.toBe(amharic?.innerHTML)
})
