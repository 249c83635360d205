import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { STAFF_LIMITS, StaffReason } from '#contract/staff/people/person-file.ts'
import { toast } from '#web/platform/device/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { useShowRefusal } from '#web/ui/fields/show-refusal.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

const Fields = z.object({ reason: StaffReason })

interface ReasonSheetProps {
  title: string
  text: string
  button: string
  /** What it refuses is shown here. */
  send: (reason: string) => Promise<unknown>
  onClose: () => void
}

/** Asks why, before staff do what the log has to explain. */
export function ReasonSheet({ title, text, button, send, onClose }: ReasonSheetProps) {
  const t = useTranslations('staff.person')
  const showRefusal = useShowRefusal()
  const { control, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(Fields),
    defaultValues: { reason: '' },
  })
  const submit = handleSubmit(async ({ reason }) => {
    try {
      await send(reason)
    } catch (error) {
      toast({ title: t('failed'), description: showRefusal(error, setError), kind: 'danger' })
    }
  })
  return (
    <Sheet isOpen onOpenChange={(isOpen) => isOpen || onClose()} title={title}>
      <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5 p-1">
        <p className="text-muted">{text}</p>
        <TextField
          control={control}
          name="reason"
          label={t('reason')}
          max={STAFF_LIMITS.reasonMax}
          isRequired
        />
        <Button type="submit" size="lg" fullWidth isPending={formState.isSubmitting}>
          {button}
        </Button>
      </form>
    </Sheet>
  )
}
