import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from '#web/testing/render.tsx'
import { HandedText } from './handed-text.tsx'

const text = 'ፀሐያማ ክፍል'
const subject = { kind: 'listing' as const, id: '0197c0de-0000-7000-8000-000000000001' }
const shown = (
  <HandedText subject={subject} text={text} lang="am">
    <p>{text}</p>
  </HandedText>
)
const button = () => screen.getByRole('button', { name: 'Open in a translator' })

/** A telephone, with a sheet that does as it is told. */
function withSheet(share: (data: ShareData) => Promise<void>) {
  Object.assign(navigator, { share })
  const never = () => undefined
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches: true,
        addEventListener: never,
        removeEventListener: never,
      }) as Partial<MediaQueryList> as MediaQueryList,
  )
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
  vi.restoreAllMocks()
})

test('what one reads anyway has no button', async () => {
  await render(shown, { language: 'am' })
  expect(screen.getByText(text)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('without a sheet the text is copied, and that is said', async () => {
  const { user } = await render(shown)
  await user.click(button())
  expect(await screen.findByText('Copied. Paste it into your translator.')).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe(text)
})

test('a telephone hands it to its own sheet, and closing that is no failure', async () => {
  const { user } = await render(shown)
  const copied = vi.spyOn(navigator.clipboard, 'writeText')
  const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve())
  withSheet(share)
  await user.click(button())
  expect(share).toHaveBeenCalledWith({ text })
  withSheet(() => Promise.reject(new DOMException('closed', 'AbortError')))
  await user.click(button())
  expect(copied).not.toHaveBeenCalled()
  withSheet(() => Promise.reject(new DOMException('refused', 'NotAllowedError')))
  await user.click(button())
  await waitFor(() => expect(copied).toHaveBeenCalledWith(text))
})
