import { Check, CircleHelp, Minus, Plus, X, type LucideIcon } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { type AttendanceAnswer, EVENT_LIMITS, type GroupEvent } from '#contract/groups/events/event.ts'
import { useSession } from '#web/platform/session/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { useAttendance } from './answer-event.ts'
import { OutgoingAnswer } from './outgoing-answers.tsx'

const CHOICES: readonly { answer: AttendanceAnswer; Icon: LucideIcon }[] = [
  { answer: 'going', Icon: Check },
  { answer: 'maybe', Icon: CircleHelp },
  { answer: 'no', Icon: X },
]

/** Says whether one comes, and with how many. */
export function AnswerPart({ event, onRegister }: { event: GroupEvent; onRegister: () => void }) {
  const t = useTranslations('groups.events.answer')
  const { user } = useSession()
  const { ownAnswer, say } = useAttendance(event)
  const unsent = <OutgoingAnswer eventId={event.id} />
  if (event.isCancelled) return unsent
  if (!event.mayAttend)
    return (
      <>
        {event.own ? <Standing event={event} /> : <p className="text-muted">{t('members')}</p>}
        {event.mayRegister && user === null && <WithoutAccount onRegister={onRegister} />}
        {unsent}
      </>
    )
  const guests = ownAnswer?.guests ?? 0
  return (
    <section aria-label={t('label')} className="grid gap-3 rounded-2xl bg-surface-secondary p-4">
      <fieldset className="grid grid-cols-3 gap-2">
        <legend className="mb-3 font-semibold">{t('label')}</legend>
        {CHOICES.map(({ answer: one, Icon }) => {
          const isChosen = ownAnswer?.answer === one
          return (
            <button
              key={one}
              type="button"
              aria-pressed={isChosen}
              onClick={() => say({ answer: one, guests: one === 'going' ? guests : 0 })}
              className={`flex min-h-15 flex-col items-center justify-center gap-1 rounded-xl border px-2 py-1.5 text-sm font-semibold ${isChosen ? 'border-accent bg-accent text-accent-foreground' : 'border-border bg-surface hover:border-accent'}`}
            >
              <Icon size={17} aria-hidden="true" />
              {t(one)}
            </button>
          )
        })}
      </fieldset>
      {ownAnswer?.answer === 'going' && (
        <Guests count={guests} onChange={(next) => say({ answer: 'going', guests: next })} />
      )}
      <Standing event={event} />
      {unsent}
    </section>
  )
}

function WithoutAccount({ onRegister }: { onRegister: () => void }) {
  const t = useTranslations('groups.events.registrations')
  return (
    <section
      aria-label={t('label')}
      className="grid justify-items-start gap-3 rounded-2xl bg-surface-secondary p-4"
    >
      <p>{t('lead')}</p>
      <Button className="min-h-11" aria-haspopup="dialog" onClick={onRegister}>
        {t('open')}
      </Button>
    </section>
  )
}

function Standing({ event: { own } }: { event: GroupEvent }) {
  const t = useTranslations('groups.events.answer')
  return (
    <output className="text-sm font-medium empty:hidden">
      {own?.isWaiting &&
        (own.queuePosition === null ? t('waitlisted') : t('queue', { n: own.queuePosition }))}
    </output>
  )
}

function Guests({ count, onChange }: { count: number; onChange: (count: number) => void }) {
  const t = useTranslations('groups.events.answer')
  const step = (by: number, label: string, Icon: LucideIcon) => {
    const next = count + by
    const isEnd = next < 0 || next > EVENT_LIMITS.guestsMax
    return (
      <Button
        isIconOnly
        variant="outline"
        className={`size-11 rounded-full ${isEnd ? 'opacity-50' : ''}`}
        aria-label={label}
        // a button that goes dead would take the focus with it
        aria-disabled={isEnd}
        onClick={() => !isEnd && onChange(next)}
      >
        <Icon size={18} aria-hidden="true" />
      </Button>
    )
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <span>{t('guests')}</span>
      <span className="flex items-center gap-3">
        {step(-1, t('fewer'), Minus)}
        <output className="min-w-6 text-center font-semibold tabular-nums">{count}</output>
        {step(1, t('more'), Plus)}
      </span>
    </div>
  )
}
