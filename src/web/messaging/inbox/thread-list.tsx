import { Skeleton } from '@heroui/react/skeleton'
import { useTranslations } from 'use-intl'
import { useThreads } from '#web/messaging/load-threads.ts'
import { type ThreadFilter, threadsOf } from '#web/messaging/thread-pages-policy.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { LoadMore } from '#web/ui/states/load-more.tsx'
import { OfflineLine } from './offline-line.tsx'
import { MessagesIllustration } from './messages-illustration.tsx'
import { ThreadRow } from './thread-row.tsx'

/** The conversations of a folder, the one with the newest message first. */
export function ThreadList({ filter, openId }: { filter: ThreadFilter; openId: string | null }) {
  const t = useTranslations('messaging.inbox')
  const list = useThreads(filter)
  const { data, error, refetch } = list
  const threads = threadsOf(data)
  const isPersisted = data?.pages.some((page) => page.isPersisted) === true
  return (
    <>
      <OfflineLine isPersisted={isPersisted} />
      <nav
        aria-label={t('list')}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 pb-4 md:px-1.5 md:max-lg:pb-22"
      >
        {!data && !error && <RowSkeletons />}
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {data && threads.length === 0 && <Nothing filter={filter} />}
        <ul>
          {threads.map((thread) => (
            <li key={thread.id}>
              <ThreadRow thread={thread} isOpen={thread.id === openId} />
            </li>
          ))}
        </ul>
        <LoadMore list={list} />
      </nav>
    </>
  )
}

/** Said only when the server, or for want of it this device, really knows of none. */
function Nothing({ filter: { folder, side, q } }: { filter: ThreadFilter }) {
  const t = useTranslations('messaging.inbox.empty')
  const which = q === undefined ? folder : 'search'
  return (
    <div className="px-2 pt-4">
      <EmptyState
        drawing={<MessagesIllustration />}
        sentence={t(`${which}.sentence`)}
        more={t(`${which}.more`)}
        action={
          which === 'inbox' &&
          side !== 'selling' && <ButtonLink to="/listings">{t('inbox.action')}</ButtonLink>
        }
      />
    </div>
  )
}

function RowSkeletons() {
  return (
    <div aria-busy="true" className="grid gap-1">
      {[0, 1, 2, 3, 4, 5].map((n) => (
        <div key={n} className="flex min-h-19 items-center gap-3 px-3 py-3">
          <Skeleton className="size-13 shrink-0 rounded-full" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-2/5 rounded-full" />
            <Skeleton className="h-3 w-4/5 rounded-full" />
          </div>
        </div>
      ))}
    </div>
  )
}
