import { Button } from '#web/ui/button.tsx'
import { zodResolver } from '@hookform/resolvers/zod'
import { ShieldCheck } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { MESSAGE_LIMITS, ViewingFacts } from '#contract/messaging/messages/message.ts'
import type { NewContent } from '#contract/messaging/messages/new-message.ts'
import { InstantField } from '#web/ui/fields/instant-field.tsx'
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

interface ViewingSheetProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onSend: (content: NewContent) => void
}

const asked = (whenNeeded: string) =>
  z.strictObject({
    at: z.string(whenNeeded).refine((at) => Date.parse(at) > Date.now(), whenNeeded),
    note: z.string().pipe(ViewingFacts.shape.note.unwrap()),
    zone: z.string(),
  })

/** A time to come and look is proposed, in the time of the device. */
export function ViewingSheet({ isOpen, onOpenChange, onSend }: ViewingSheetProps) {
  const t = useTranslations('messaging.cards')
  const tAsk = useTranslations('messaging.composer')
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(asked(t('whenNeeded'))),
    defaultValues: { note: '', zone: '' },
  })
  const send = handleSubmit(({ at, note }) => {
    onSend({ kind: 'viewing', viewing: { at, note: note === '' ? null : note } })
    onOpenChange(false)
  })
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title={tAsk('viewing')}>
      <form onSubmit={(event) => void send(event)} noValidate className="grid gap-5 p-1">
        <InstantField control={control} name="at" label={t('when')} zoneName="zone" isRequired />
        <TextAreaField
          control={control}
          name="note"
          label={t('note')}
          max={MESSAGE_LIMITS.noteMax}
          rows={2}
        />
        <p className="flex gap-2 text-sm text-muted">
          <ShieldCheck size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-accent" />
          {t('meetSafely')}
        </p>
        <Button type="submit" size="lg" fullWidth>
          {t('sendViewing')}
        </Button>
      </form>
    </Sheet>
  )
}
