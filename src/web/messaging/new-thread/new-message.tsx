import { useTranslations } from 'use-intl'
import { startDirectThread } from '#contract/messaging/threads/start-direct-thread.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { call } from '#web/platform/call/call.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { FirstMessage } from './first-message.tsx'

interface NewMessageProps {
  /** Somebody's id, as the address has it. */
  to: string | undefined
  /** A group's id, as the address has it. */
  group: string | undefined
}

/** A message to somebody, or whom one could write to. */
export function NewMessage({ to, group }: NewMessageProps) {
  const t = useTranslations('messaging.newThread')
  const browse = <ButtonLink to="/listings">{t('browse')}</ButtonLink>
  const person = UserId.safeParse(to).data
  if (person !== undefined)
    return (
      <FirstMessage
        name={t('other')}
        subject={null}
        draftOf={person}
        send={(message) => call(startDirectThread, { ...message, to: person })}
      />
    )
  if (group !== undefined)
    return <EmptyState sentence={t('noGroups')} more={t('noGroupsMore')} action={browse} />
  return <EmptyState sentence={t('none')} more={t('noneMore')} action={browse} />
}
