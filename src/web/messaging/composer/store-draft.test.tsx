import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '#web/testing/render.tsx'
import { useDraft } from './store-draft.ts'

function Draft() {
  const [text, change] = useDraft('the same room')
  return <input aria-label="Message" value={text} onChange={({ target }) => change(target.value)} />
}
const typed = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Message' }).value

test('what somebody typed is there again for them, and for nobody else on the device', async () => {
  const { user, unmount } = await render(<Draft />, { person: { id: 'sara' } })
  await user.type(screen.getByRole('textbox'), 'Selam')
  unmount()
  const other = await render(<Draft />, { person: { id: 'abel' } })
  expect(typed()).toBe('')
  other.unmount()
  const again = await render(<Draft />, { person: { id: 'sara' } })
  expect(typed()).toBe('Selam')
  await again.user.clear(screen.getByRole('textbox'))
  expect(Object.keys(localStorage)).toEqual([])
})
