import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import type { UserId } from '#contract/profiles/profile.ts'
import { STAFF_LIMITS, StaffNote } from '#contract/staff/people/person-file.ts'
import { readPerson } from '#contract/staff/people/read-person.ts'
import { writeNote } from '#contract/staff/people/write-note.ts'
import { api } from '#web/platform/call/api.ts'
import { call } from '#web/platform/call/call.ts'
import { toast } from '#web/platform/device/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { useShowRefusal } from '#web/ui/fields/show-refusal.ts'
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx'

const Fields = z.object({ note: StaffNote })

/** A note about a person; it stays in the log. */
export function NoteForm({ userId }: { userId: UserId }) {
  const t = useTranslations('staff.person')
  const cache = useQueryClient()
  const showRefusal = useShowRefusal()
  const { control, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(Fields),
    defaultValues: { note: '' },
  })
  const send = handleSubmit(async ({ note }) => {
    try {
      await call(writeNote, { userId, note })
      reset()
      toast({ title: t('noteWritten'), kind: 'success' })
      await cache.invalidateQueries({ queryKey: api(readPerson).key({ userId }) })
    } catch (error) {
      toast({ title: t('failed'), description: showRefusal(error, setError), kind: 'danger' })
    }
  })
  return (
    <form
      onSubmit={(event) => void send(event)}
      noValidate
      className="grid gap-3 rounded-card bg-surface p-5 shadow-card"
    >
      <TextAreaField control={control} name="note" label={t('note')} max={STAFF_LIMITS.noteMax} rows={3} />
      <Button type="submit" className="min-h-11 justify-self-start" isPending={formState.isSubmitting}>
        {t('noteSend')}
      </Button>
    </form>
  )
}
