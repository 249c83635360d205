import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Block } from '#contract/safety/block.ts'
import { listBlocks } from '#contract/safety/list-blocks.ts'
import { api } from '#web/platform/call/api.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { usePersonName } from '#web/platform/format/person-name.ts'
import { toast } from '#web/platform/device/toast.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Loading } from '#web/ui/states/loading.tsx'
import { Button } from '#web/ui/button.tsx'
import { useUnblockUser } from './load-blocks.ts'

/** Whom one has blocked, each with the way back. */
export function BlockList() {
  const t = useTranslations('safety.blocks')
  const { data, error, refetch } = useQuery(api(listBlocks).queryOptions({}))
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  if (data.blocks.length === 0) return <p className="text-muted">{t('none')}</p>
  return (
    <ul aria-label={t('title')} className="grid gap-2">
      {data.blocks.map((block) => (
        <li key={block.person.userId}>
          <BlockedPerson block={block} />
        </li>
      ))}
    </ul>
  )
}

function BlockedPerson({ block: { person, at } }: { block: Block }) {
  const t = useTranslations('safety.blocks')
  const { date } = useFormats()
  const name = usePersonName()(person.name)
  const errorText = useErrorText()
  const { mutate, isPending } = useUnblockUser()
  const unblock = () =>
    mutate(
      { userId: person.userId },
      {
        onSuccess: () => toast({ title: t('unblocked', { name }), kind: 'success' }),
        onError: (error) => toast({ title: t('failed'), description: errorText(error), kind: 'danger' }),
      },
    )
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Avatar name={name} picture={person.avatar} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-muted">{t('since', { date: date(at) })}</p>
      </div>
      <Button variant="outline" disabled={isPending} aria-label={t('unblockOf', { name })} onClick={unblock}>
        {t('unblock')}
      </Button>
    </div>
  )
}
