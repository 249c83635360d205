import { zodResolver } from '@hookform/resolvers/zod'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { EVENT_LIMITS, type GroupEvent } from '#contract/groups/events/event.ts'
import {
  REGISTRATION_LIMITS,
  RegistrationFields,
} from '#contract/groups/events/registrations/registration.ts'
import { toast } from '#web/platform/device/toast.ts'
import { useLanguage } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { useShowRefusal } from '#web/ui/fields/show-refusal.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { FormSheet } from '#web/ui/form-sheet.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { useRegister } from './register-for-event.ts'

interface RegisterSheetProps {
  event: GroupEvent
  onClose: () => void
}

/** Says that one comes, without an account: a mail asks to confirm it. */
export function RegisterSheet({ event, onClose }: RegisterSheetProps) {
  const t = useTranslations('groups.events.registrations')
  const tUi = useTranslations('ui')
  const tDiscard = useTranslations('groups.dialog.discard')
  const { language } = useLanguage()
  const showRefusal = useShowRefusal()
  const register = useRegister()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { control, formState, handleSubmit, setError } = useForm({
    resolver: zodResolver(RegistrationFields),
    defaultValues: { name: '', email: '', guests: 0, language },
  })
  const send = handleSubmit(async (fields) => {
    try {
      await register.mutateAsync({ eventId: event.id, ...fields, language })
      setSentTo(fields.email)
    } catch (error) {
      toast({ title: t('failed'), description: showRefusal(error, setError), kind: 'danger' })
    }
  })
  if (sentTo !== null) return <Sent email={sentTo} onAgain={() => setSentTo(null)} onClose={onClose} />
  return (
    <FormSheet
      isOpen
      title={t('title')}
      isDirty={formState.isDirty}
      isBusy={register.isPending}
      submitLabel={t('submit')}
      onSubmit={() => void send()}
      onClose={onClose}
      words={{
        cancel: tUi('cancel'),
        title: tDiscard('title'),
        text: tDiscard('text'),
        confirm: tDiscard('confirm'),
      }}
    >
      <form noValidate className="grid gap-5 p-1" onSubmit={(submitted) => void send(submitted)}>
        <p lang="" className="font-semibold wrap-anywhere">
          {event.title}
        </p>
        <TextField
          isProse
          control={control}
          name="name"
          label={t('name')}
          autoComplete="name"
          max={REGISTRATION_LIMITS.nameMax}
          isRequired
        />
        <TextField
          control={control}
          name="email"
          label={t('email')}
          hint={t('emailHint')}
          type="email"
          inputMode="email"
          autoComplete="email"
          isRequired
        />
        <NumberField
          steppers
          control={control}
          name="guests"
          label={t('guests')}
          min={0}
          max={EVENT_LIMITS.guestsMax}
        />
        {/* Enter sends: the button that is seen stands in the foot of the sheet */}
        <button type="submit" hidden>
          {t('submit')}
        </button>
      </form>
    </FormSheet>
  )
}

function Sent({ email, onAgain, onClose }: { email: string; onAgain: () => void; onClose: () => void }) {
  const t = useTranslations('groups.events.registrations.sent')
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('title')}
      footer={
        <>
          <Button variant="tertiary" onClick={onAgain}>
            {t('again')}
          </Button>
          <Button onClick={onClose}>{t('done')}</Button>
        </>
      }
    >
      <output className="grid justify-items-start gap-4 p-1">
        <CircleCheck size={40} aria-hidden="true" className="text-accent" />
        <p className="wrap-anywhere">{t('text', { email, hours: REGISTRATION_LIMITS.confirmHours })}</p>
        <p className="text-sm text-muted">{t('more')}</p>
      </output>
    </Sheet>
  )
}
