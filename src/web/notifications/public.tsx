export type { NoticeLink, NoticeLooks, NoticeWriter } from './notice-row.tsx'
import { lazy, Suspense } from 'react'
import { withWords } from '#web/platform/language/language.tsx'

export { useUnread } from './count-unread.ts'
export { UnreadBell } from './unread-bell.tsx'

// The header loads this file with the first screen; what it does not show is fetched when it is wanted.

export const NotificationSettingsSection = lazy(async () => {
  const { SettingsSection } = await withWords(import('./settings/settings-section.tsx'))
  return { default: SettingsSection }
})

const LazyPushOffer = lazy(async () => {
  const { PushOffer } = await withWords(import('./push/push-offer.tsx'))
  return { default: PushOffer }
})

/** Offers pushes to whoever waits for an answer; nothing where they are on, cannot be, or were put off. */
export const PushOffer = () => (
  <Suspense>
    <LazyPushOffer />
  </Suspense>
)
