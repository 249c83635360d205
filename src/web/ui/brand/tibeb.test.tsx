import { expect, test } from 'vitest'
import { render } from '#web/testing/render.tsx'
import { Tibeb } from './tibeb.tsx'

test('two on a page have patterns of their own and are hidden from readers', async () => {
  const { container } = await render(
    <>
      <Tibeb shape="divider" />
      <Tibeb shape="corner" />
    </>,
  )
  const ids = [...container.querySelectorAll('pattern')].map((pattern) => pattern.id)
  expect(new Set(ids).size).toBe(2)
  const fills = [...container.querySelectorAll('svg > rect')].map((rect) => rect.getAttribute('fill'))
  expect(fills).toEqual(ids.map((id) => `url(#${id})`))
  expect(container.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(2)
})
