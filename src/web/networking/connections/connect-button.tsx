import { Check, Clock, UserPlus } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ConnectionState } from '#contract/networking/people/person.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { useAskSignIn } from '#web/networking/ask-sign-in.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { type StandingChange, useChangeStanding } from './change-standing.ts'

const NoteSheet = lazy(() => import('./note-sheet.tsx').then((module) => ({ default: module.NoteSheet })))

interface ConnectButtonProps {
  person: { userId: UserId; name: string }
  /** Null for visitors. */
  state: ConnectionState | null
  /** The first thing to do on its page. */
  isPrimary?: boolean
  /** Says nothing to people who are connected already. */
  isQuiet?: boolean
  onChange?: (state: ConnectionState) => void
}

/** Asks somebody to connect, with a few words if one likes, or accepts what they asked. */
export function ConnectButton(props: ConnectButtonProps) {
  const { person, state, isPrimary = false, isQuiet = false, onChange } = props
  const t = useTranslations('networking.connect')
  const errorText = useErrorText()
  const askSignIn = useAskSignIn()
  const change = useChangeStanding()
  const [isWriting, setWriting] = useState<boolean | null>(null)
  const { name, userId } = person
  const send = async (wanted: StandingChange) => {
    try {
      const { state: now } = await change.mutateAsync({ userId, change: wanted })
      onChange?.(now)
      setWriting(false)
      toast({ title: t(now === 'connected' ? 'accepted' : 'sent', { name }), kind: 'success' })
    } catch (error) {
      toast({ title: t('failed'), description: errorText(error), kind: 'danger' })
    }
  }
  const press = () => {
    if (change.isPending || !askSignIn('connect')) return
    if (state === 'asks') return void send({ act: 'accept' })
    setWriting(true)
  }
  if (state === 'connected')
    return isQuiet ? null : (
      <Standing>
        <Check size={17} aria-hidden="true" />
        {t('connected')}
      </Standing>
    )
  if (state === 'asked')
    return (
      <Standing>
        <Clock size={17} aria-hidden="true" />
        {t('asked')}
      </Standing>
    )
  return (
    <>
      <Button
        variant={isPrimary ? 'primary' : 'outline'}
        className="min-h-11 shrink-0"
        aria-label={t(state === 'asks' ? 'acceptOf' : 'connectOf', { name })}
        aria-disabled={change.isPending}
        onClick={press}
      >
        {state === 'asks' ? (
          <Check size={18} aria-hidden="true" />
        ) : (
          <UserPlus size={18} aria-hidden="true" />
        )}
        {t(state === 'asks' ? 'accept' : 'connect')}
      </Button>
      {isWriting !== null && (
        <Suspense>
          <NoteSheet
            name={name}
            isOpen={isWriting}
            onOpenChange={setWriting}
            isSending={change.isPending}
            onSend={(note) => send({ act: 'ask', note })}
          />
        </Suspense>
      )}
    </>
  )
}

const Standing = ({ children }: { children: ReactNode }) => (
  <span className="inline-flex min-h-11 shrink-0 items-center gap-1.5 px-1 text-sm font-medium text-muted">
    {children}
  </span>
)
