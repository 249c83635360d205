import { Link, useSearch } from '@tanstack/react-router'
import { CloudOff } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { AvatarEditor, useOwnProfile } from '#web/profiles/public.tsx'
import { useConnection } from '#web/pwa/follow-connection.ts'
import { useSession } from '#web/platform/session/session.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ChipRow } from '#web/ui/chip-row.tsx'
import { Loading } from '#web/ui/states/loading.tsx'

const GroupsTab = lazy(() =>
  import('#web/groups/public.tsx').then((module) => ({ default: module.GroupsTab })),
)

const DatingTab = lazy(() =>
  import('#web/dating/public.tsx').then((module) => ({ default: module.DatingTab })),
)

const NetworkingTab = lazy(() =>
  import('#web/networking/public.tsx').then((module) => ({ default: module.NetworkingTab })),
)

const TABS = ['dating', 'groups', 'networking'] as const
type SocialTab = (typeof TABS)[number]
/** What an address without a tab shows. */
const USUAL: SocialTab = 'groups'

/** People: dating, groups and work, a tab each, above one's own photo. */
export function SocialPage() {
  const t = useTranslations('app.social')
  const { tab: asked } = useSearch({ strict: false })
  const tab = TABS.find((one) => one === asked) ?? USUAL
  const parts: Record<SocialTab, ReactNode> = {
    dating: <Dating />,
    groups: <GroupsTab />,
    networking: <NetworkingTab />,
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <h1 className="text-3xl leading-tight font-bold md:text-4xl">{t('title')}</h1>
      <ChipRow label={t('tabs')} current={tab}>
        {TABS.map((one) => (
          <li key={one}>
            <Link
              to="/social"
              search={{ tab: one }}
              resetScroll={false}
              activeOptions={{ exact: true, includeSearch: true }}
              aria-current={one === tab ? 'page' : undefined}
              className={`inline-flex min-h-11 items-center rounded-full border px-5 font-medium whitespace-nowrap ${one === tab ? 'border-accent bg-accent text-accent-foreground' : 'border-border bg-surface hover:border-accent'}`}
            >
              {t(`tab.${one}`)}
            </Link>
          </li>
        ))}
      </ChipRow>
      <Suspense fallback={<Loading />}>{parts[tab]}</Suspense>
      {/* what others say and show comes first */}
      <OwnPhoto />
    </div>
  )
}

/** Whoever comes without a connection reads that dating stays on no device; whoever was there goes on. */
function Dating() {
  const t = useTranslations('app.social')
  const connection = useConnection()
  const [cameOffline, setCameOffline] = useState(connection === 'lost')
  if (cameOffline && connection !== 'lost') setCameOffline(false)
  return cameOffline ? (
    <EmptyState
      drawing={<CloudOff size={48} aria-hidden="true" className="text-muted" />}
      sentence={t('datingOffline')}
      more={t('datingOfflineMore')}
    />
  ) : (
    <DatingTab />
  )
}

/** The photo that others see, to be changed where it is seen; nothing for visitors. */
function OwnPhoto() {
  const t = useTranslations('app.social')
  const { user } = useSession()
  return user ? (
    <section aria-label={t('photo')} className="rounded-card bg-surface p-4 shadow-card md:p-5">
      <OwnPhotoEditor />
    </section>
  ) : null
}

function OwnPhotoEditor() {
  const { data } = useOwnProfile()
  return data ? <AvatarEditor profile={data} /> : <div aria-busy="true" className="min-h-24" />
}
