import { useSearch } from '@tanstack/react-router'
import { CalendarArrowDown, CircleCheck, Hourglass } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Registration, RegistrationToken } from '#contract/groups/events/registrations/registration.ts'
import { PlaceFacts, TimeFact } from '#web/groups/events/time-and-place.tsx'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { useSession } from '#web/platform/session/session.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Loading } from '#web/ui/states/loading.tsx'
import { NotFoundPage } from '#web/ui/states/not-found.tsx'
import { useCancelRegistration, useConfirmRegistration, useRegistration } from './read-registration.ts'

/** Where the mails lead that somebody without an account is sent: to confirm, look and cancel. */
export function RegistrationPage() {
  const { token } = useSearch({ strict: false })
  const link = RegistrationToken.safeParse(token).data
  return link === undefined ? <NotFoundPage /> : <ByLink token={link} />
}

function ByLink({ token }: { token: string }) {
  const t = useTranslations('groups.events.registrations.page')
  const errorText = useErrorText()
  const { data, error } = useRegistration(token)
  const [isCancelled, setCancelled] = useState(false)
  const event = data?.registration.event
  return (
    <div className="mx-auto max-w-xl">
      <PageHeading title={t('title')} />
      {isCancelled && event && (
        <EmptyState
          sentence={t('cancelled')}
          more={t('cancelledMore')}
          action={
            <ButtonLink variant="outline" to="/events/$id" params={{ id: event.id }}>
              {t('event')}
            </ButtonLink>
          }
        />
      )}
      {!isCancelled && !data && !error && <Loading />}
      {!isCancelled && !data && error && <EmptyState sentence={errorText(error)} />}
      {!isCancelled && data && (
        <Card token={token} registration={data.registration} onCancelled={() => setCancelled(true)} />
      )}
    </div>
  )
}

interface CardProps {
  token: string
  registration: Registration
  onCancelled: () => void
}

function Card({ token, registration, onCancelled }: CardProps) {
  const t = useTranslations('groups.events.registrations.page')
  const tEvents = useTranslations('groups.events')
  const { user } = useSession()
  const confirm = useConfirmRegistration(token)
  const cancel = useCancelRegistration()
  const [isAsking, setAsking] = useState(false)
  const [now] = useState(() => Date.now())
  const { name, guests, state, event } = registration
  const isOver = Date.parse(event.endsAt) < now
  const isOn = !event.isCancelled && !isOver
  return (
    <section className="grid gap-6 rounded-card bg-surface p-6 shadow-card">
      <div className="grid gap-1">
        <h2 lang="" className="font-display text-2xl font-bold text-balance wrap-anywhere">
          {event.title}
        </h2>
        {event.groupTitle !== event.title && (
          <p lang="" className="text-muted wrap-anywhere">
            {event.groupTitle}
          </p>
        )}
      </div>
      {isOn ? (
        <State registration={registration} />
      ) : (
        <p role="note" className="rounded-xl bg-default px-4 py-3 font-semibold">
          {isOver ? t('over') : tEvents('cancelled')}
        </p>
      )}
      <ul className="grid gap-3">
        <TimeFact event={event} />
        <PlaceFacts event={event} />
      </ul>
      <p className="text-sm text-muted">{t('for', { name, n: guests })}</p>
      <div className="flex flex-wrap gap-2">
        {isOn && state === 'unconfirmed' && (
          <Button size="lg" isPending={confirm.isPending} onClick={() => confirm.mutate({ token })}>
            {t('confirm')}
          </Button>
        )}
        {isOn && state !== 'unconfirmed' && (
          <a
            href={`/events/${event.id}/event.ics`}
            download
            className={buttonClass({ variant: 'outline' }, 'min-h-11')}
          >
            <CalendarArrowDown size={18} aria-hidden="true" />
            {tEvents('download')}
          </a>
        )}
        <ButtonLink variant="outline" className="min-h-11" to="/events/$id" params={{ id: event.id }}>
          {t('event')}
        </ButtonLink>
        <Button variant="outline" className="min-h-11 text-danger" onClick={() => setAsking(true)}>
          {t('cancel')}
        </Button>
      </div>
      {user === null && state !== 'unconfirmed' && (
        <div className="grid justify-items-start gap-3 rounded-2xl bg-surface-secondary p-4">
          <p>{t('join', { group: event.groupTitle })}</p>
          <ButtonLink variant="secondary" to="/auth" search={{ view: 'sign-up' }}>
            {t('signUp')}
          </ButtonLink>
        </div>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('cancelTitle')}
        confirmLabel={t('cancel')}
        onConfirm={async () => {
          await cancel.mutateAsync({ token })
          onCancelled()
        }}
      >
        {t('cancelText')}
      </ConfirmDialog>
    </section>
  )
}

function State({ registration: { state, queuePosition } }: { registration: Registration }) {
  const t = useTranslations('groups.events.registrations.page')
  const Icon = state === 'going' ? CircleCheck : Hourglass
  return (
    <output
      className={`flex items-start gap-3 rounded-2xl p-4 font-semibold ${state === 'going' ? 'bg-accent/10 text-accent' : 'bg-gold/15'}`}
    >
      <Icon size={22} aria-hidden="true" className="mt-0.5 shrink-0" />
      <span>{state === 'waiting' ? t('waiting', { n: queuePosition ?? 1 }) : t(state)}</span>
    </output>
  )
}
