import { Skeleton } from '@heroui/react/skeleton'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { NotificationSettings } from '#contract/notifications/settings/notification-settings.ts'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { PagePart } from '#web/ui/page-part.tsx'
import { DevicePart } from '#web/notifications/push/device-part.tsx'
import { useNotificationSettings } from './load-settings.ts'
import { PrivacyPart } from './privacy-part.tsx'
import { QuietPart } from './quiet-part.tsx'
import { TopicMatrix } from './topic-matrix.tsx'
import { useUpdateSettings } from './update-settings.ts'

/** Notification settings. Every change is saved at once. */
export function SettingsSection() {
  const t = useTranslations('notifications.settings')
  const { data, error, refetch } = useNotificationSettings()
  const { mutate } = useUpdateSettings()
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeletons />
  const { settings, push } = data
  const change = (changes: Partial<NotificationSettings>) => mutate({ ...settings, ...changes })
  return (
    <div className="grid gap-5">
      <PagePart title={t('device.title')} text={t('device.text')}>
        <DevicePart isOnHere={push.isOnHere} />
      </PagePart>
      <PagePart title={t('topics.title')} text={t('topics.text')}>
        <TopicMatrix topics={settings.topics} onChange={(topics) => change({ topics })} />
      </PagePart>
      <PagePart title={t('quiet.title')} text={t('quiet.text')}>
        <QuietPart quietHours={settings.quietHours} onChange={(quietHours) => change({ quietHours })} />
      </PagePart>
      <PagePart title={t('privacy.title')} text={t('privacy.text')}>
        <PrivacyPart
          hidesContent={settings.hidesContent}
          onChange={(hidesContent) => change({ hidesContent })}
        />
      </PagePart>
      <Link
        to="/notifications"
        className="inline-flex min-h-11 items-center justify-self-start font-semibold text-accent underline-offset-4 hover:underline"
      >
        {t('toList')}
      </Link>
    </div>
  )
}

function Skeletons() {
  return (
    <div aria-busy="true" className="grid gap-5">
      {['h-36', 'h-96', 'h-40', 'h-48'].map((height) => (
        <Skeleton key={height} className={`rounded-card ${height}`} />
      ))}
    </div>
  )
}
