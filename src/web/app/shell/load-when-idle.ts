import { type ComponentType, lazy } from 'react'
import { withWords } from '#web/platform/language/language.tsx'

/** Milliseconds, for browsers that do not tell when they are idle. */
const LATER = 2000

const untilIdle = () =>
  new Promise<void>((go) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => go(), { timeout: LATER })
    else setTimeout(go, LATER)
  })

/** Nobody waits for it: it comes when the first page stands. Where it cannot be fetched the app does without it. */
const whenIdle = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    await untilIdle()
    try {
      return { default: await withWords(load()) }
    } catch (error) {
      console.warn('later part', error)
      return { default: () => null }
    }
  })

export const DeviceNotices = whenIdle<{ mayOfferInstall: boolean; isFull: boolean }>(() =>
  import('#web/pwa/device-notices.tsx').then((module) => module.DeviceNotices),
)

export const Assistant = whenIdle<{ isFull: boolean }>(() =>
  import('#web/assistant/public.tsx').then((module) => module.Assistant),
)
