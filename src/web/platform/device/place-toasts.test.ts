import { afterEach, expect, test } from 'vitest'
import { placeToasts } from './place-toasts.ts'

const top = () => document.documentElement.style.getPropertyValue('--toast-top')
let end = () => undefined as void
afterEach(() => {
  end()
  document.body.replaceChildren()
})

function openDialog(bottom: number): Element {
  const head = document.createElement('header')
  head.dataset['slot'] = 'drawer-header'
  head.getBoundingClientRect = () => new DOMRect(0, bottom - 40, 300, 40)
  document.body.append(head)
  return head
}

test('toasts stand below the title of the dialog on top, wherever it slides, and where they stood once it is gone', async () => {
  end = placeToasts()
  expect(top()).toBe('')
  openDialog(90)
  await expect.poll(top).toBe('102px')
  const above = openDialog(300)
  await expect.poll(top).toBe('312px')
  above.getBoundingClientRect = () => new DOMRect(0, 160, 300, 40)
  dispatchEvent(new Event('transitionend'))
  expect(top()).toBe('212px')
  document.body.replaceChildren()
  await expect.poll(top).toBe('')
})
