import { Button } from '#web/ui/button.tsx'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { CONNECTION_LIMITS, ConnectionNote } from '#contract/networking/connections/connection.ts'
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

const Note = z.object({ note: ConnectionNote })

interface NoteSheetProps {
  name: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  isSending: boolean
  /** Null where nothing was written. */
  onSend: (note: string | null) => Promise<void>
}

/** A few words with a request to connect; it can go without any. */
export function NoteSheet({ name, isOpen, onOpenChange, isSending, onSend }: NoteSheetProps) {
  const t = useTranslations('networking.connect')
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(Note),
    defaultValues: { note: '' },
    mode: 'onTouched',
  })
  const send = handleSubmit(({ note }) => onSend(note === '' ? null : note))
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title={t('noteTitle', { name })}>
      <form noValidate onSubmit={(event) => void send(event)} className="grid gap-5 p-1">
        <TextAreaField
          control={control}
          name="note"
          label={t('note')}
          hint={t('noteHint')}
          max={CONNECTION_LIMITS.noteMax}
          rows={3}
        />
        <Button type="submit" size="lg" fullWidth isPending={isSending}>
          {t('send')}
        </Button>
      </form>
    </Sheet>
  )
}
