import { type ComponentType, lazy } from 'react'
import { whenIdle } from '#web/platform/device/when-idle.ts'
import { withWords } from '#web/platform/language/language.tsx'

/** Milliseconds. */
const LATER = 2000

/** Nobody waits for it: it comes when the first page stands. Where it cannot be fetched the app does without it. */
const loadWhenIdle = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    await new Promise<void>((go) => void whenIdle(go, { latest: LATER }))
    try {
      return { default: await withWords(load()) }
    } catch (error) {
      console.warn('later part', error)
      return { default: () => null }
    }
  })

export const DeviceNotices = loadWhenIdle<{ mayOfferInstall: boolean; isFull: boolean }>(() =>
  import('#web/pwa/device-notices.tsx').then((module) => module.DeviceNotices),
)

export const Assistant = loadWhenIdle<{ isFull: boolean }>(() =>
  import('#web/assistant/public.tsx').then((module) => module.Assistant),
)

/** For screen readers: the page is there for the eyes first. */
export const FiguresInWords = loadWhenIdle<object>(() =>
  import('#web/platform/format/said-value.tsx').then((module) => module.FiguresInWords),
)
