import { Button } from '#web/ui/button.tsx'
import { Chip } from '@heroui/react/chip'
import { Monitor, Smartphone } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { OwnSession } from '#contract/auth/session.ts'
import { SecurityList, SecurityListSkeleton, SecurityRow } from '#web/auth/security/security-list.tsx'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { toast } from '#web/platform/device/toast.ts'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { useCloseSession } from './close-session.ts'
import { useListSessions } from './list-sessions.ts'

/** Every place where the account is signed in; each but this one can be signed out from here. */
export function SessionList() {
  const t = useTranslations('auth.security.sessions')
  const { data, error, refetch } = useListSessions()
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <SecurityListSkeleton />
  return (
    <SecurityList label={t('title')}>
      {data.sessions.map((session) => (
        <SessionRow key={session.sessionId} session={session} />
      ))}
    </SecurityList>
  )
}

const HANDHELD = /android|ios|iphone|ipad/i

function SessionRow({ session }: { session: OwnSession }) {
  const t = useTranslations('auth.security.sessions')
  const formats = useFormats()
  const errorText = useErrorText()
  const close = useCloseSession()
  const { browser, system, address, current, secondFactor } = session
  const device = browser && system ? t('device', { browser, system }) : (browser ?? system ?? t('unknown'))
  const notes = [
    address,
    t('since', { date: formats.dateTime(session.signedInAt) }),
    !current && t('used', { date: formats.dateTime(session.lastUsedAt) }),
    secondFactor && t('twice'),
  ].filter((note) => typeof note === 'string')
  const signOut = () =>
    // a promise, since this row and its callbacks are gone by then
    void close.mutateAsync({ sessionId: session.sessionId }).then(
      () => toast({ title: t('closed', { device }), kind: 'success' }),
      (error: unknown) => toast({ title: errorText(error), kind: 'danger' }),
    )
  return (
    <SecurityRow
      Icon={HANDHELD.test(system ?? '') ? Smartphone : Monitor}
      title={
        <span className="flex flex-wrap items-center gap-2">
          {device}
          {current && (
            <Chip size="sm" color="success">
              {t('current')}
            </Chip>
          )}
        </span>
      }
      note={notes.join(' · ')}
    >
      {!current && (
        <Button
          variant="ghost"
          className="min-h-11 text-danger"
          isPending={close.isPending}
          aria-label={t('closeNamed', { device })}
          onClick={signOut}
        >
          {t('close')}
        </Button>
      )}
    </SecurityRow>
  )
}
