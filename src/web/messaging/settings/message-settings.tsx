import { Description } from '@heroui/react/description'
import { Label } from '@heroui/react/label'
import { Switch } from '@heroui/react/switch'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { readMessageSettings } from '#contract/messaging/threads/read-message-settings.ts'
import type { MessageSettings as Settings } from '#contract/messaging/threads/thread.ts'
import { api } from '#web/platform/call/api.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'
import { BlockList } from '#web/safety/public.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Loading } from '#web/ui/states/loading.tsx'
import { useUpdateMessageSettings } from './update-message-settings.ts'

const SWITCHES = ['receipts', 'typing', 'presence'] as const satisfies readonly (keyof Settings)[]

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
          <Switch
            className="w-full rounded-2xl border border-border p-4"
            isSelected={settings[name]}
            onChange={(isOn) => change({ [name]: isOn })}
          >
            <Switch.Content className="flex min-h-11 w-full flex-row-reverse items-center justify-between gap-4">
              <Switch.Control className="shrink-0">
                <Switch.Thumb />
              </Switch.Control>
              <span className="grid gap-0.5">
                <Label className="font-semibold">{t(name)}</Label>
                <Description className="text-sm text-muted">{t(`${name}Text`)}</Description>
              </span>
            </Switch.Content>
          </Switch>
        </li>
      ))}
    </ul>
  )
}
