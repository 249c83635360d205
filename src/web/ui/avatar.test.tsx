import { expect, test } from 'vitest'
import { MediaId } from '#contract/media/picture.ts'
import { render } from '#web/testing/render.tsx'
import { Avatar, initialsOf } from './avatar.tsx'

test.each([
  ['Abebe Bikila Demissie', 'AB'],
  ['ሣራ ተስፋዬ', 'ሣተ'],
  ['  liya ', 'L'],
  ['👩‍👩‍👧 Kebede', '👩‍👩‍👧K'],
  ['', ''],
])('initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test('a photo takes the place of the initials', async () => {
  const id = MediaId.parse('019a0000-0000-7000-8000-000000000001')
  const { container } = await render(<Avatar name="Sara" picture={{ id, width: 10, height: 10, blur: '' }} />)
  expect(container.querySelector('img')?.getAttribute('src')).toBe(`/media/${id}/small.webp`)
  expect(container.textContent).not.toContain('S')
})
