import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { storeInstallPrompt } from '#web/platform/device/install-prompt.ts'
import { render } from '#web/testing/render.tsx'
import { DeviceNotices } from './device-notices.tsx'

afterEach(() => {
  // the offer is used up
  dispatchEvent(new Event('appinstalled'))
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const setOnline = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
}

test('says what the description says, and that it is back for three seconds', async () => {
  await render(<DeviceNotices mayOfferInstall />)
  expect(screen.queryByText(/offline/)).toBeNull()
  setOnline(false)
  expect(screen.getByText("You're offline. Some features may be limited.")).toBeTruthy()
  vi.useFakeTimers()
  setOnline(true)
  expect(screen.getByText('Back online!')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(2999))
  expect(screen.getByText('Back online!')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.queryByText('Back online!')).toBeNull()
})

test('a page that begins without a connection says so at once', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await render(<DeviceNotices mayOfferInstall />, { language: 'am' })
  expect(screen.getByText(/ከመስመር ውጭ ነዎት/)).toBeTruthy()
})

test('where no worker came it asks to leave the app open', async () => {
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      controller: null,
      addEventListener: () => undefined,
      register: () => Promise.reject(new Error('404')),
    },
  })
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await render(<DeviceNotices mayOfferInstall />)
  expect(screen.getByText('Leave the app open: it cannot start without a connection.')).toBeTruthy()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

function offer(prompt: () => Promise<unknown>): void {
  act(() => void dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt })))
}

test('installing is offered, not where the page wants its lower edge, and one no holds for the visit', async () => {
  storeInstallPrompt()
  const { user, unmount } = await render(<DeviceNotices mayOfferInstall />)
  expect(screen.queryByRole('complementary')).toBeNull()
  offer(() => Promise.resolve())
  await user.click(screen.getByRole('button', { name: 'Not now' }))
  expect(screen.queryByRole('complementary')).toBeNull()
  unmount()
  const again = await render(<DeviceNotices mayOfferInstall />)
  expect(screen.queryByRole('complementary')).toBeNull()
  again.unmount()
  sessionStorage.clear()
  await render(<DeviceNotices mayOfferInstall={false} />)
  expect(screen.queryByRole('complementary')).toBeNull()
})

test('a browser that takes its offer back is logged, and the card goes', async () => {
  storeInstallPrompt()
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { user } = await render(<DeviceNotices mayOfferInstall />)
  offer(() => Promise.reject(new Error('used up')))
  await user.click(screen.getByRole('button', { name: 'Install' }))
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull())
  expect(warned).toHaveBeenCalled()
})

describe('a browser that speaks a language of the app', () => {
  const speaks = (...languages: string[]) =>
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)

  test.each([
    [['am-ET', 'en'], 'በአማርኛ ይቀጥሉ?', 'አዎ፣ በአማርኛ', 'am'],
    [['en-US', 'ti-ER'], 'ብትግርኛ ክትቅጽሉ?', 'እወ፣ ብትግርኛ', 'ti'],
  ])('%j is offered it, once', async (languages, title, yes, chosen) => {
    speaks(...languages)
    localStorage.removeItem('language')
    const { user } = await render(<DeviceNotices mayOfferInstall />)
    expect(screen.getByRole('complementary', { name: title })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: yes }))
    await waitFor(() => expect(localStorage.getItem('language')).toBe(chosen))
    expect(screen.queryByRole('complementary')).toBeNull()
  })

  test('whoever stays with English is not asked again, and the app may be installed then', async () => {
    speaks('am')
    localStorage.removeItem('language')
    const { user } = await render(<DeviceNotices mayOfferInstall />)
    await user.click(screen.getByRole('button', { name: 'English' }))
    await waitFor(() => expect(localStorage.getItem('language')).toBe('en'))
    expect(screen.queryByRole('complementary')).toBeNull()
  })

  test.each([
    ['de-AT', null],
    ['en', null],
    ['am', 'en'],
    ['am', 'am'],
  ])('%s with %s chosen is offered nothing', async (spoken, chosen) => {
    speaks(spoken)
    if (chosen === null) localStorage.removeItem('language')
    else localStorage.setItem('language', chosen)
    await render(<DeviceNotices mayOfferInstall />, { language: chosen === 'am' ? 'am' : 'en' })
    expect(screen.queryByRole('complementary')).toBeNull()
  })
})
