import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { type PersonFile, STAFF_LIMITS, StaffReason } from '#contract/staff/people/person-file.ts'
import { revealContacts } from '#contract/staff/people/reveal-contacts.ts'
import { call } from '#web/platform/call/call.ts'
import { toast } from '#web/platform/device/toast.ts'
import { useSession } from '#web/platform/session/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { useShowRefusal } from '#web/ui/fields/show-refusal.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

/** Masked until an admin says why they have to be seen. */
export function ContactsPart({ file: { card, contacts } }: { file: PersonFile }) {
  const t = useTranslations('staff')
  const { role } = useSession()
  const [isOpen, setOpen] = useState(false)
  const [whole, setWhole] = useState<PersonFile['contacts'] | null>(null)
  const { email, phone } = whole ?? contacts
  const lines = [email, phone].filter((one) => one !== null)
  return (
    <div className="grid gap-2">
      {lines.length === 0 && <p className="text-muted">{t('people.noContacts')}</p>}
      {lines.map((line) => (
        <p key={line} className="font-medium wrap-anywhere tabular-nums">
          {line}
        </p>
      ))}
      {whole && <p className="text-sm text-muted">{t('person.logged')}</p>}
      {role === 'admin' && !whole && lines.length > 0 && (
        <Button variant="outline" className="min-h-11 justify-self-start" onClick={() => setOpen(true)}>
          {t('person.reveal')}
        </Button>
      )}
      {isOpen && (
        <RevealSheet
          person={card}
          onClose={() => setOpen(false)}
          onReveal={(contacts_) => {
            setWhole(contacts_)
            setOpen(false)
          }}
        />
      )}
    </div>
  )
}

const Fields = z.object({ reason: StaffReason })

interface RevealSheetProps {
  person: PersonFile['card']
  onClose: () => void
  onReveal: (contacts: PersonFile['contacts']) => void
}

function RevealSheet({ person, onClose, onReveal }: RevealSheetProps) {
  const t = useTranslations('staff.person')
  const showRefusal = useShowRefusal()
  const { control, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(Fields),
    defaultValues: { reason: '' },
  })
  const send = handleSubmit(async ({ reason }) => {
    try {
      onReveal(await call(revealContacts, { userId: person.userId, reason }))
    } catch (error) {
      toast({ title: t('failed'), description: showRefusal(error, setError), kind: 'danger' })
    }
  })
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('revealTitle', { name: person.name })}
    >
      <form onSubmit={(event) => void send(event)} noValidate className="grid gap-5 p-1">
        <p className="text-muted">{t('revealText')}</p>
        <TextField
          control={control}
          name="reason"
          label={t('reason')}
          max={STAFF_LIMITS.reasonMax}
          isRequired
        />
        <Button type="submit" size="lg" fullWidth isPending={formState.isSubmitting}>
          {t('reveal')}
        </Button>
      </form>
    </Sheet>
  )
}
