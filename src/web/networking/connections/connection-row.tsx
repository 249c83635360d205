import { Check, MessageCircle, UserMinus, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Connection } from '#contract/networking/connections/connection.ts'
import { PersonFace } from '#web/networking/people/person-face.tsx'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { toast } from '#web/platform/device/toast.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { useChangeStanding } from './change-standing.ts'
import type { ConnectionList } from './list-connections.ts'

type Act = 'accept' | 'ignore' | 'withdraw' | 'remove'

/** Somebody in one's lists, and what can be done about them. */
export function ConnectionRow({ connection, kind }: { connection: Connection; kind: ConnectionList }) {
  const t = useTranslations('networking.connections')
  const { date } = useFormats()
  const { act, isBusy } = useAct(connection)
  const [isAsking, setAsking] = useState(false)
  const { person, note, at } = connection
  const { name, userId } = person
  return (
    <div className="grid gap-3">
      <PersonFace person={person}>
        <p className="mt-0.5 text-sm text-muted">{t(`since.${kind}`, { date: date(at) })}</p>
        {note !== null && kind !== 'connected' && (
          <p
            lang=""
            dir="auto"
            className="mt-2 border-s-2 border-gold ps-3 wrap-anywhere whitespace-pre-line"
          >
            {note}
          </p>
        )}
      </PersonFace>
      <div className="flex flex-wrap gap-2 sm:ps-15">
        {kind === 'asks' && (
          <>
            <Button
              className="min-h-11"
              aria-disabled={isBusy}
              aria-label={t('acceptOf', { name })}
              onClick={() => void act('accept')}
            >
              <Check size={18} aria-hidden="true" />
              {t('accept')}
            </Button>
            <Button
              variant="outline"
              className="min-h-11"
              aria-disabled={isBusy}
              aria-label={t('ignoreOf', { name })}
              onClick={() => void act('ignore')}
            >
              <X size={18} aria-hidden="true" />
              {t('ignore')}
            </Button>
          </>
        )}
        {kind === 'asked' && (
          <Button
            variant="outline"
            className="min-h-11"
            aria-disabled={isBusy}
            aria-label={t('withdrawOf', { name })}
            onClick={() => void act('withdraw')}
          >
            <X size={18} aria-hidden="true" />
            {t('withdraw')}
          </Button>
        )}
        {kind === 'connected' && (
          <>
            <ButtonLink to="/messages/new" search={{ to: userId }} variant="secondary" className="min-h-11">
              <MessageCircle size={18} aria-hidden="true" />
              {t('message')}
            </ButtonLink>
            <Button
              variant="ghost"
              className="min-h-11 text-danger"
              aria-label={t('removeOf', { name })}
              onClick={() => setAsking(true)}
            >
              <UserMinus size={18} aria-hidden="true" />
              {t('remove')}
            </Button>
          </>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          isOpen
          onOpenChange={setAsking}
          title={t('removeTitle', { name })}
          confirmLabel={t('remove')}
          onConfirm={() => act('remove')}
        >
          {t('removeText')}
        </ConfirmDialog>
      )}
    </div>
  )
}

function useAct({ person: { userId, name } }: Connection) {
  const t = useTranslations('networking.connections')
  const errorText = useErrorText()
  const change = useChangeStanding()
  const act = async (wanted: Act): Promise<void> => {
    if (change.isPending) return
    try {
      await change.mutateAsync({ userId, change: { act: wanted === 'withdraw' ? 'remove' : wanted } })
      toast({ title: t(`done.${wanted}`, { name }), kind: wanted === 'accept' ? 'success' : 'default' })
    } catch (error) {
      toast({ title: t('failed'), description: errorText(error), kind: 'danger' })
    }
  }
  return { act, isBusy: change.isPending }
}
