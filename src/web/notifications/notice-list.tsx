import { Skeleton } from '@heroui/react/skeleton'
import { useTranslations } from 'use-intl'
import type { NoticeKind } from '#contract/notices.ts'
import type { Notification } from '#contract/notifications/notification.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { LoadMore } from '#web/ui/states/load-more.tsx'
import { MembersOnly } from '#web/ui/states/members-only.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Button } from '#web/ui/button.tsx'
import { useNotifications } from './load-notifications.ts'
import { useMarkRead } from './mark-read.ts'
import { type AnyLook, NoticeRow } from './notice-row.tsx'

/** All notifications, newest first; what is opened counts as read. */
export function NoticeList({ lookOf }: { lookOf: LookOf }) {
  return <MembersOnly>{() => <Notifications lookOf={lookOf} />}</MembersOnly>
}

type LookOf = (kind: NoticeKind) => AnyLook

function Notifications({ lookOf }: { lookOf: LookOf }) {
  const t = useTranslations('notifications')
  const notifications = useNotifications()
  const mark = useMarkRead()
  const pages = notifications.data?.pages ?? []
  const items = pages.flatMap((page) => page.items)
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeading
        title={t('title')}
        lead={t('lead')}
        actions={
          items.some(({ isRead }) => !isRead) && (
            <Button variant="secondary" onClick={() => mark.mutate('all')}>
              {t('readAll')}
            </Button>
          )
        }
      />
      {notifications.isPending && <NoticeSkeletons />}
      {notifications.isError && pages.length === 0 && (
        <ErrorState error={notifications.error} onRetry={() => void notifications.refetch()} />
      )}
      {notifications.data && <Rows items={items} lookOf={lookOf} onOpen={({ id }) => mark.mutate([id])} />}
      <LoadMore list={notifications} />
    </div>
  )
}

interface RowsProps {
  items: readonly Notification[]
  lookOf: LookOf
  onOpen: (item: Notification) => void
}

function Rows({ items, lookOf, onOpen }: RowsProps) {
  const t = useTranslations('notifications')
  if (items.length === 0)
    return (
      <EmptyState
        sentence={t('empty')}
        more={t('emptyMore')}
        action={<ButtonLink to="/listings">{t('browse')}</ButtonLink>}
      />
    )
  return (
    <ul className="grid gap-3">
      {items.map((item) => (
        <li key={item.id}>
          <NoticeRow item={item} look={lookOf(item.notice.kind)} onOpen={() => onOpen(item)} />
        </li>
      ))}
    </ul>
  )
}

function NoticeSkeletons() {
  return (
    <div aria-busy="true" className="grid gap-3">
      {[1, 2, 3].map((n) => (
        <Skeleton key={n} className="h-24 rounded-card" />
      ))}
    </div>
  )
}
