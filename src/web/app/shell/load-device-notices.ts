import { type ComponentType, lazy } from 'react'
import { withWords } from '#web/platform/language.tsx'

/** Milliseconds, for browsers that do not tell when they are idle. */
const LATER = 2000

const untilIdle = () =>
  new Promise<void>((go) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => go(), { timeout: LATER })
    else setTimeout(go, LATER)
  })

/** Nobody waits for it: it comes when the first page stands. Where it cannot be fetched the app does without it. */
export const DeviceNotices = lazy(
  async (): Promise<{ default: ComponentType<{ mayOfferInstall: boolean }> }> => {
    await untilIdle()
    try {
      const { DeviceNotices: notices } = await withWords(import('#web/pwa/device-notices.tsx'))
      return { default: notices }
    } catch (error) {
      console.warn('device notices', error)
      return { default: () => null }
    }
  },
)
