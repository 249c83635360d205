import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { readMessageSettings } from '#contract/messaging/threads/read-message-settings.ts'
import type { MessageSettings as Settings } from '#contract/messaging/threads/thread.ts'
import { api } from '#web/platform/call/api.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'
import { IndexingSwitch } from '#web/profiles/indexing/public.tsx'
import { BlockList } from '#web/safety/public.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Loading } from '#web/ui/states/loading.tsx'
import { SwitchCard } from '#web/ui/switch-card.tsx'
import { useUpdateMessageSettings } from './update-message-settings.ts'

const SWITCHES = ['receipts', 'typing', 'presence'] as const satisfies readonly (keyof Settings)[]

const toDating = (words: ReactNode) => (
  <Link to="/social" search={{ tab: 'dating' }} className="text-accent underline underline-offset-4">
    {words}
  </Link>
)

/** What others learn while one reads and writes, and whom one has blocked. */
export function MessageSettings() {
  const t = useTranslations('messaging.settings')
  const { data, error, refetch } = useQuery(api(readMessageSettings).queryOptions({}))
  return (
    <div className="grid gap-8">
      <div className="grid gap-4">
        <p className="max-w-prose text-muted">{t('lead')}</p>
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Loading />}
        {data && <Switches settings={data} />}
      </div>
      <section aria-labelledby="found" className="grid gap-3 border-t border-border pt-6">
        <h2 id="found" className="text-xl font-bold">
          {t('found')}
        </h2>
        <IndexingSwitch />
        <p className="max-w-prose text-sm text-muted">{t.rich('dating', { link: toDating })}</p>
      </section>
      <section aria-labelledby="blocked" className="grid gap-3 border-t border-border pt-6">
        <h2 id="blocked" className="text-xl font-bold">
          {t('blocked')}
        </h2>
        <p className="max-w-prose text-muted">{t('blockedText')}</p>
        <BlockList />
      </section>
    </div>
  )
}

function Switches({ settings }: { settings: Settings }) {
  const t = useTranslations('messaging.settings')
  const errorText = useErrorText()
  const { mutate } = useUpdateMessageSettings()
  const change = (changed: Partial<Settings>) =>
    mutate(
      { ...settings, ...changed },
      { onError: (error) => toast({ title: t('failed'), description: errorText(error), kind: 'danger' }) },
    )
  return (
    <ul className="grid gap-2">
      {SWITCHES.map((name) => (
        <li key={name}>
          <SwitchCard
            label={t(name)}
            hint={t(`${name}Text`)}
            isOn={settings[name]}
            onChange={(isOn) => change({ [name]: isOn })}
          />
        </li>
      ))}
    </ul>
  )
}
